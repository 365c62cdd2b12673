import { Refusal } from '@egcr/server-kit/refusal';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { refusePast } from './convert-money.ts';
import { openBank } from './testing/bank.ts';
import { exchangeDesk, money } from './testing/exchange-desk.ts';

let bank: Bank;
let desk: ReturnType<typeof exchangeDesk>;
let amina: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  desk = exchangeDesk(bank);
  amina = await bank.person('Amina');
});
afterAll(() => bank.close());

const MOST = '4000000000000000000';

describe('a quote', () => {
  it('is not to be had while there is no rate', async () => {
    const answer = await desk.ask(amina, { from: 'JVD', to: 'USD', amount: money('10000', 'JVD') });
    expect(answer.body).toMatchObject({ code: 'rate_unavailable', errors: [{ field: 'to' }] });
  });

  it.each([
    ['JPY', 'USD', 'source', '2', 'amount_too_small'],
    ['JPY', 'USD', 'source', '3', '1'],
    ['USD', 'JVD', 'source', MOST, expect.any(String)],
    ['JVD', 'USD', 'source', MOST, 'invalid_amount'],
    ['JVD', 'USD', 'target', MOST, MOST],
    ['USD', 'JVD', 'target', MOST, 'invalid_amount'],
  ])(
    'from %s to %s for %s %s brings at least one minor unit and at most what an account may hold',
    async (...[from, to, side, value, expected]) => {
      await bank.setRates();
      const amount = money(value, side === 'source' ? from : to);
      const { status, body } = await desk.ask(amina, { from, to, side, amount });
      expect(status === 201 ? body.target.value : body.code).toEqual(expected);
      expect(status).toBe(typeof expected === 'string' && /^[a-z]/.test(expected) ? 422 : 201);
    },
  );
});

describe('the rate of a quote', () => {
  const now = new Date('2026-11-29T12:00:00Z');
  const rate = { numerator: 129n, denominator: 100n };
  const refused = async (
    { ageMs = 0, mid = rate }: { readonly ageMs?: number; readonly mid?: typeof rate },
    present: 'fresh' | 'stale' | 'none' = 'fresh',
  ) => {
    const asOf = new Date(now.getTime() - 1);
    const inForce = { mid, bid: mid, ask: mid, asOf, sources: ['administered'], isSample: false };
    const rates = {
      currentRate: async () =>
        present === 'none' ? undefined : { ...inForce, isStale: present === 'stale' },
    };
    const rateAsOf = new Date(now.getTime() - ageMs);
    try {
      await refusePast({ rates }, { db: bank.database.db, now }, { from: 'JVD', to: 'USD', rate, rateAsOf });
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [error.kind.code, error.extras.members];
    }
  };
  const DAY_MS = 24 * 3_600_000;

  it('may be a day old and no millisecond older, though a newer one is in force', async () => {
    expect(await refused({ ageMs: DAY_MS })).toBeUndefined();
    expect(await refused({ ageMs: DAY_MS + 1 })).toEqual([
      'rate_stale',
      { as_of: new Date(now.getTime() - DAY_MS - 1).toISOString() },
    ]);
  });

  it('may be the middle of now and below it, not above, and not where no rate or an old one is in force', async () => {
    expect(await refused({ mid: { numerator: 130n, denominator: 100n } })).toBeUndefined();
    expect(await refused({})).toBeUndefined();
    expect((await refused({ mid: { numerator: 128n, denominator: 100n } }))?.[0]).toBe('quote_void');
    expect((await refused({}, 'none'))?.[0]).toBe('quote_void');
    expect(await refused({}, 'stale')).toEqual([
      'rate_stale',
      { as_of: new Date(now.getTime() - 1).toISOString() },
    ]);
  });
});
