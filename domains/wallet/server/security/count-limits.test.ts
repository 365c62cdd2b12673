import { describe, expect, it } from 'vitest';

import { limitRefusal } from './count-limits.ts';
import { amountWithin, leftInAll, type Outflow, type Worth } from './outflow.ts';

const worthOf = (numerator: bigint, denominator: bigint, isStale = false): Worth => ({
  rate: { numerator, denominator },
  isStale,
});

/** Of JVD 30 has left today and 50 this month, of USD 10 and 20; a US cent is worth three of JVD. */
const outflow: Outflow = {
  left: () => [
    { asset: 'JVD', dayMinor: 30n, monthMinor: 50n },
    { asset: 'USD', dayMinor: 10n, monthMinor: 20n },
    { asset: 'EUR', dayMinor: 1000n, monthMinor: 1000n },
  ],
  worth: (from, to) => {
    if (from === to) return worthOf(1n, 1n);
    if (from === 'USD' && to === 'JVD') return worthOf(3n, 1n);
    if (from === 'JVD' && to === 'USD') return worthOf(1n, 3n);
    return from === 'GBP' ? worthOf(1n, 1n, true) : undefined;
  },
};

const none = { transferMax: null, dayMax: null, monthMax: null };
const refused = (limits: object, amountMinor: bigint, asset: 'JVD' | 'USD' | 'GBP' | 'EUR' = 'JVD') => {
  const refusal = limitRefusal([{ asset: 'JVD', ...none, ...limits }], {
    money: { amountMinor, asset },
    userId: 'amina',
    outflow,
  });
  return refusal && [refusal.kind.code, refusal.extras.members?.['remaining']];
};

describe('a limit', () => {
  it.each([
    ['of one payment', { transferMax: 100n }, 100n, 'over_limit_transfer'],
    // 30 of JVD and 10 cents, which are worth 30.
    ['of a day', { dayMax: 100n }, 40n, 'over_limit_day'],
    ['of a month', { monthMax: 200n }, 90n, 'over_limit_month'],
  ])('%s is used up to its last unit and no further', (_, limits, most, code) => {
    expect(refused(limits, most)).toBeUndefined();
    expect(refused(limits, most + 1n)).toEqual([code, most.toString()]);
  });

  it('that is used up, or lies below what has left, lets nothing leave', () => {
    expect(refused({ dayMax: 60n }, 1n)).toEqual(['over_limit_day', '0']);
    expect(refused({ dayMax: 10n }, 1n)).toEqual(['over_limit_day', '0']);
    expect(refused({ monthMax: 110n }, 1n)).toEqual(['over_limit_month', '0']);
  });

  it('is told in the currency of the payment, rounded down', () => {
    expect(refused({ dayMax: 101n }, 13n, 'USD')).toBeUndefined();
    expect(refused({ dayMax: 101n }, 14n, 'USD')).toEqual(['over_limit_day', '13']);
  });

  it('of one payment comes before that of a day, and that of a day before that of a month', () => {
    const all = { transferMax: 10n, dayMax: 70n, monthMax: 120n };
    expect(refused(all, 11n)?.[0]).toBe('over_limit_transfer');
    expect(refused({ ...all, transferMax: 99n }, 11n)?.[0]).toBe('over_limit_day');
    expect(refused({ ...all, transferMax: 99n, dayMax: 99n }, 11n)?.[0]).toBe('over_limit_month');
  });

  it('cannot be counted at a stale rate, or where no rate leads to its currency', () => {
    expect(refused({ dayMax: 1000n }, 1n, 'GBP')?.[0]).toBe('limit_rate_stale');
    expect(refused({ dayMax: 1000n }, 1n, 'EUR')?.[0]).toBe('limit_rate_stale');
    expect(refused({ asset: 'XXX', dayMax: 1000n }, 1n)?.[0]).toBe('limit_rate_stale');
  });

  it('in two currencies means the narrower', () => {
    const own = [
      { asset: 'JVD', ...none, transferMax: 100n },
      { asset: 'USD', ...none, transferMax: 20n },
    ];
    const judged = (amountMinor: bigint) =>
      limitRefusal(own, { money: { amountMinor, asset: 'JVD' }, userId: 'amina', outflow });
    expect(judged(60n)).toBeUndefined();
    expect(judged(61n)?.extras.members).toEqual({ remaining: '60' });
  });
});

it('what has left counts in every currency that leads to the limit’s, rounded up', () => {
  expect(leftInAll(outflow, 'amina', 'JVD')).toEqual({ dayMinor: 60n, monthMinor: 110n });
  // 30 and 50 of JVD are 10 and 16 2/3 cents.
  expect(leftInAll(outflow, 'amina', 'USD')).toEqual({ dayMinor: 20n, monthMinor: 37n });
  expect(amountWithin(10n, worthOf(3n, 1n))).toBe(3n);
});
