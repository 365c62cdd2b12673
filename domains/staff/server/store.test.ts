import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import type { Work } from '@egcr/server-kit/work';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { redeemBootstrapCall } from '../contract/endpoints.ts';
import * as limits from '../contract/limits.ts';
import { listSamples, purgeProposal } from './samples/purge.ts';
import { addBootstrapToken, findBootstrapToken, spendBootstrapToken } from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-11-20T12:00:00.000Z');
const end = new Date(at.getTime() + 1_800_000);
const before = new Date(end.getTime() - 1);
const userId = uuidv7(at.getTime());

async function printed(): Promise<string> {
  const id = uuidv7(at.getTime());
  const token = { id, key_id: 'k1', link_hash: Buffer.alloc(32) };
  await addBootstrapToken(database.db, { ...token, now: at, expiresAt: end });
  return id;
}

const find = async (id: string, now: Date) => (await findBootstrapToken(database.db, { id, now }))?.id;
const spend = (id: string, now: Date) => spendBootstrapToken(database.db, { id, userId, now });

it('a token from the host is good until its end, and at that instant no more', async () => {
  const id = await printed();
  expect([await find(id, before), await find(id, end)]).toEqual([id, undefined]);
  expect([await spend(id, end), await spend(id, before), await spend(id, before)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await find(id, before)).toBeUndefined();
});

it('a token from the host ends the one before it, and is no other', async () => {
  const [first, second] = [await printed(), await printed()];
  expect([await find(first, at), await spend(first, at), await find(second, at)]).toEqual([
    undefined,
    false,
    second,
  ]);
  expect(await find(userId, at)).toBeUndefined();
  expect(await spend(second, at)).toBe(true);
});

it('the token is good for half an hour, and a longer text is none', () => {
  expect({ ...limits }).toEqual({
    BOOTSTRAP_TOKEN_S: 1800,
    BOOTSTRAP_TOKEN_LENGTH_MAX: 100,
    OVERVIEW_EVENTS: 8,
  });
  const isTaken = (token: string) => redeemBootstrapCall.body?.safeParse({ token }).success;
  expect(['t', ' t ', 't'.repeat(100), 't'.repeat(101), '  '].map(isTaken)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('a purge names what each domain holds, those that depend on others first, and leaves out those without any', async () => {
  const parts = {
    samples: () =>
      [
        ['profile', 3],
        ['jobs', 0],
        ['grants', 40],
      ].map(([domain, count]) => ({
        domain: String(domain),
        part: { count: async () => Number(count), remove: async () => 0 },
      })),
  };
  const inWork = <Answer>(run: (work: Work) => Promise<Answer>) => testServices(database).unit(run);
  expect(await inWork((work) => listSamples(parts, work))).toEqual({
    items: [
      { domain: 'grants', count: 40 },
      { domain: 'profile', count: 3 },
    ],
  });
  const { facts } = await inWork((work) => purgeProposal(parts).judge(work, {}, { proposedBy: userId }));
  expect(facts.map(({ text }) => text)).toEqual(['43', 'grants 40, profile 3']);
});
