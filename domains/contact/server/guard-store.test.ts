import { addSeconds } from '@egcr/contract/time';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countSending } from './guard-store.ts';

let services: TestServices;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase({ connectionsMax: 20 });
  services = testServices(database);
  close = () => database.close();
});
afterAll(() => close());

const HOUR_S = 3600;

const send = (mark: string) =>
  services.unit(async (work) => {
    const sending = { mark, now: work.now, since: addSeconds(work.now, -HOUR_S) };
    const count = await countSending(work.db, sending);
    // The message is written after the count: the count holds until that has happened.
    await new Promise((resolve) => setImmediate(resolve));
    return count;
  });

describe('messages of one network', () => {
  it('are counted one after the other when they come at the same time, so that none passes the limit unseen', async () => {
    const counts = await Promise.all(Array.from({ length: 15 }, () => send('one network')));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  });

  it('do not count for another network, nor once the hour is over', async () => {
    await send('ours');
    expect(await send('ours')).toBe(2);
    expect(await send('theirs')).toBe(1);
    services.movableClock.advance(HOUR_S);
    expect(await send('ours')).toBe(1);
  });
});
