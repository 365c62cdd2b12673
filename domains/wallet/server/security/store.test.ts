import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countSandboxUse, readSandboxUse } from '../store.ts';
import {
  dropFreeze,
  frozenAmong,
  lockGuardsOf,
  lockLimits,
  pinSumsOf,
  readFrozenAt,
  readLimits,
  writeFreeze,
  writeLimits,
} from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2031-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

describe('the store of what guards a wallet', () => {
  it('keeps the first instant of a freeze', async () => {
    const { db } = database;
    const [frozen, free] = [randomUUID(), randomUUID()];
    await writeFreeze(db, frozen, now);
    await writeFreeze(db, frozen, at(5));
    expect([await readFrozenAt(db, frozen), await readFrozenAt(db, free)]).toEqual([now, undefined]);
    expect(await frozenAmong(db, [frozen, free])).toEqual([frozen]);
    await dropFreeze(db, free);
    expect(await frozenAmong(db, [frozen])).toEqual([frozen]);
    await dropFreeze(db, frozen);
    expect(await frozenAmong(db, [frozen])).toEqual([]);
  });

  it('keeps limits by currency, and lets later ones count from their very instant', async () => {
    const { db } = database;
    const [userId, other, frozen] = [randomUUID(), randomUUID(), randomUUID()];
    const none = { transferMax: null, dayMax: null, monthMax: null };
    const usd = {
      asset: 'USD',
      now: { transferMax: 1n, dayMax: 2n, monthMax: 3n },
      later: { transferMax: 4n, dayMax: null, monthMax: 6n, from: at(10) },
      pinAbove: 0n,
    };
    const eur = { asset: 'EUR', now: none, later: null, pinAbove: null };
    await writeLimits(db, userId, { ...usd, now: none, pinAbove: 9n, at: now });
    await writeLimits(db, userId, { ...usd, at: now });
    await writeLimits(db, userId, { ...eur, at: now });
    await writeLimits(db, other, { ...eur, pinAbove: 5n, at: now });
    await writeFreeze(db, frozen, now);
    expect((await readLimits(db, userId)).toSorted((a, b) => (a.asset < b.asset ? -1 : 1))).toEqual([
      eur,
      usd,
    ]);
    expect(await lockLimits(db, userId, 'USD')).toEqual(usd);
    expect(await lockLimits(db, userId, 'JVD')).toBeUndefined();
    const guards = async (ms: number) =>
      Object.fromEntries(await lockGuardsOf(db, [userId, other, frozen], at(ms)));
    const still = { isFrozen: true, limits: [] };
    expect(await guards(9)).toEqual({
      [userId]: { isFrozen: false, limits: [{ asset: 'USD', transferMax: 1n, dayMax: 2n, monthMax: 3n }] },
      [frozen]: still,
    });
    expect(await guards(10)).toEqual({
      [userId]: { isFrozen: false, limits: [{ asset: 'USD', transferMax: 4n, dayMax: null, monthMax: 6n }] },
      [frozen]: still,
    });
    const sums = await pinSumsOf(db, [userId, other, frozen]);
    expect(new Set(sums.map(({ userId: who, asset, pinAbove }) => `${who} ${asset} ${pinAbove}`))).toEqual(
      new Set([`${userId} USD 0`, `${other} EUR 5`]),
    );
  });

  it('counts a limit of any one span, and no sum for the PIN as one', async () => {
    const { db } = database;
    const people = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const none = { transferMax: null, dayMax: null, monthMax: null };
    const own = [{ transferMax: 1n }, { dayMax: 2n }, { monthMax: 3n }, {}].map((one) => ({
      ...none,
      ...one,
    }));
    for (const [place, userId] of people.entries()) {
      const limits = { asset: 'JVD', now: own[place] ?? none, later: null, pinAbove: 1n };
      await writeLimits(db, userId, { ...limits, at: now });
    }
    expect(Object.fromEntries(await lockGuardsOf(db, people, now))).toEqual(
      Object.fromEntries(
        people
          .slice(0, 3)
          .map((userId, place) => [userId, { isFrozen: false, limits: [{ asset: 'JVD', ...own[place] }] }]),
      ),
    );
  });

  it('counts play money up to the limit of a day and not beyond', async () => {
    const { db } = database;
    const userId = randomUUID();
    const of = { userId, day: '2031-03-01', asset: 'JVD' };
    const add = (amountMinor: bigint, more: object = {}) =>
      countSandboxUse(db, { ...of, amountMinor, limitMinor: 10n, ...more });
    expect([await add(11n), await add(6n), await add(5n), await add(4n), await add(1n)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(await add(10n, { asset: 'USD' })).toBe(true);
    expect(await add(10n, { day: '2031-03-02' })).toBe(true);
    expect([await readSandboxUse(db, of), await readSandboxUse(db, { ...of, asset: 'EUR' })]).toEqual([
      10n,
      0n,
    ]);
  });
});
