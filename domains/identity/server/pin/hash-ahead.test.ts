import { waitingTransactions } from '@egcr/server-kit/testing/waiting-transactions';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { IdentityServer, PASSWORD, PIN } from '../../testing/identity-server.ts';
import { createHasher } from '../hashing.ts';
import { makeIdentityKeys, readIdentityKeys } from '../keys.ts';

const PEOPLE = 8;
/** How long those ahead of them take, all together. */
const AHEAD_MS = 2_500;
let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

it('who waits for a turn to be hashed holds no connection to the database (attack S10)', async () => {
  const at = '/api/v1/identity/pin';
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => server.person({ hasPin: true })));
  const hasher = createHasher(readIdentityKeys(makeIdentityKeys()).pinPepper);
  const since = performance.now();
  await hasher.make(PASSWORD);
  const each_ms = performance.now() - since;
  const crowd = Array.from({ length: Math.ceil(AHEAD_MS / each_ms) }, () => hasher.make(PASSWORD));
  const watch = { isDone: false };
  const answered = Promise.all(
    people.map(async ({ token }, turn) => {
      const isChange = turn % 2 === 0;
      const body = isChange ? { pin: '640285', current_pin: PIN } : { pin: PIN };
      const { status } = isChange
        ? await server.call('PUT', at, { token, body })
        : await server.call('POST', `${at}/verify`, { token, body });
      return status;
    }),
  ).finally(() => (watch.isDone = true));
  const waiting = await waitingTransactions(server.services.pool, () => watch.isDone);
  expect(await answered).toEqual(people.map(() => 200));
  expect(waiting).toBe(0);
  await Promise.all(crowd);
});
