import { randomUUID } from 'node:crypto';

import { uuidv7 } from '@egcr/contract/ids';
import { fraction } from '@egcr/rates/contract';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dropQuotes, keepQuote, readQuote, takeQuote, type KeptQuote } from './quote-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2031-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

/** A quote that stands for a second, in the place of those before it. */
async function kept(change: Partial<KeptQuote> = {}): Promise<KeptQuote> {
  const quote: KeptQuote = {
    id: uuidv7(now.getTime()),
    userId: randomUUID(),
    from: 'JVD',
    to: 'USD',
    side: 'source',
    sourceMinor: 10_000n,
    feeMinor: 25n,
    targetMinor: 4_000n,
    rate: fraction(2n, 5n),
    mid: fraction(3n, 7n),
    feeBps: 25,
    rateSource: 'sample',
    isSample: true,
    rateAsOf: at(-60_000),
    createdAt: now,
    expiresAt: at(1_000),
    voidedAt: null,
    conversionId: null,
    transferId: null,
    ...change,
  };
  await keepQuote(database.db, quote);
  return quote;
}
const voidedAt = async (quote: KeptQuote) => (await readQuote(database.db, quote))?.voidedAt;
const take = ({ id, userId }: KeptQuote, ms = 0, asked: Partial<KeptQuote> = {}) =>
  takeQuote(database.db, { id, userId, becomes: { conversionId: randomUUID() }, now: at(ms), ...asked });

describe('a quote', () => {
  it('is read as it was kept, by its own person alone', async () => {
    const quote = await kept();
    expect(await readQuote(database.db, quote)).toEqual(quote);
    expect(await readQuote(database.db, { ...quote, userId: randomUUID() })).toBeUndefined();
    expect(await readQuote(database.db, { ...quote, id: randomUUID() })).toBeUndefined();
  });

  it('takes the place of an open one of the same person and two currencies, whichever the direction', async () => {
    const first = await kept();
    const { userId } = first;
    const [euros, dollars, others] = [
      await kept({ userId, to: 'EUR' }),
      await kept({ userId, from: 'USD', to: 'EUR' }),
      await kept(),
    ];
    const second = await kept({ userId, createdAt: at(1) });
    const third = await kept({ userId, from: 'USD', to: 'JVD', createdAt: at(2) });
    expect(await voidedAt(first)).toEqual(at(1));
    expect(await voidedAt(second)).toEqual(at(2));
    for (const still of [third, euros, dollars, others]) expect(await voidedAt(still)).toBeNull();
  });

  it('that was used stays what it became', async () => {
    const used = await kept();
    await take(used);
    await kept({ userId: used.userId });
    expect(await voidedAt(used)).toBeNull();
  });

  it('is used up once, by its own person, before it expires and while none stands in its place', async () => {
    const [open, old, replaced] = [await kept(), await kept(), await kept()];
    await kept({ userId: replaced.userId });
    expect(await take(open, 0, { userId: randomUUID() })).toBeUndefined();
    expect(await take(old, 1_000)).toBeUndefined();
    expect(await take(replaced)).toBeUndefined();
    expect(await take(open, 999)).toMatchObject({ id: open.id, transferId: null });
    expect(await take(open)).toBeUndefined();
    expect((await take(old, 999))?.conversionId).not.toBeNull();
    const transferId = randomUUID();
    const { id, userId } = await kept();
    expect(await takeQuote(database.db, { id, userId, becomes: { transferId }, now })).toMatchObject({
      conversionId: null,
      transferId,
    });
  });

  it('is forgotten once it expired before an instant', async () => {
    const [early, right] = [await kept({ expiresAt: at(-1) }), await kept({ expiresAt: now })];
    await dropQuotes(database.db, now);
    expect(await readQuote(database.db, early)).toBeUndefined();
    expect(await readQuote(database.db, right)).toEqual(right);
  });

  it('is made after the one that the same person asks for at another place at the same time', async () => {
    const quote = await kept();
    await database.db.transaction().execute(async (db) => {
      await keepQuote(db, { ...quote, id: randomUUID() });
      expect(await turnsHeld(db)).toBe(1);
    });
  });
});
