import { describe, expect, it } from 'vitest';

import { aloneMinor, goesAlone, leftAlone, nextRunAt, type PayoutPlan } from './payout-rules.ts';

const plan = (more: Partial<PayoutPlan>): PayoutPlan => ({
  cadence: 'daily',
  weekday: null,
  month_day: null,
  time_zone: 'Europe/Rome',
  ...more,
});

const next = (more: Partial<PayoutPlan>, after: string) =>
  nextRunAt(plan(more), new Date(after)).toISOString();

describe('a schedule of payouts', () => {
  it('runs at six in the morning by the merchant’s clocks, also when they change', () => {
    expect(next({}, '2026-03-27T12:00:00Z')).toBe('2026-03-28T05:00:00.000Z');
    expect(next({}, '2026-03-28T12:00:00Z')).toBe('2026-03-29T04:00:00.000Z');
    expect(next({}, '2026-10-24T12:00:00Z')).toBe('2026-10-25T05:00:00.000Z');
    expect(next({ time_zone: 'Asia/Tokyo' }, '2026-11-28T20:59:59Z')).toBe('2026-11-28T21:00:00.000Z');
    expect(next({ time_zone: 'Pacific/Kiritimati' }, '2026-12-31T15:00:00Z')).toBe(
      '2026-12-31T16:00:00.000Z',
    );
  });

  it('is never due at the instant at which it has just run', () => {
    expect(next({}, '2026-11-28T05:00:00Z')).toBe('2026-11-29T05:00:00.000Z');
  });

  it('has a day in each week and in each month, the last one where a month is shorter', () => {
    expect(next({ cadence: 'weekly', weekday: 1 }, '2026-11-28T04:00:00Z')).toBe('2026-11-30T05:00:00.000Z');
    expect(next({ cadence: 'weekly', weekday: 7 }, '2026-11-29T06:00:00Z')).toBe('2026-12-06T05:00:00.000Z');
    expect(next({ cadence: 'monthly', month_day: 31 }, '2026-02-01T00:00:00Z')).toBe(
      '2026-02-28T05:00:00.000Z',
    );
    expect(next({ cadence: 'monthly', month_day: 31 }, '2028-02-10T00:00:00Z')).toBe(
      '2028-02-29T05:00:00.000Z',
    );
    expect(next({ cadence: 'monthly', month_day: 31 }, '2026-12-31T06:00:00Z')).toBe(
      '2027-01-31T05:00:00.000Z',
    );
    expect(next({ cadence: 'monthly', month_day: 1 }, '2026-12-01T05:00:00Z')).toBe(
      '2027-01-01T05:00:00.000Z',
    );
  });
});

it('lets one person pay out so much in a day, all payouts together', () => {
  expect(aloneMinor('JVD')).toBe(1_000_000n);
  expect(goesAlone({ amountMinor: 1_000_000n, asset: 'JVD' }, 0n)).toBe(true);
  expect(goesAlone({ amountMinor: 1_000_001n, asset: 'JVD' }, 0n)).toBe(false);
  expect(goesAlone({ amountMinor: 1n, asset: 'JVD' }, 1_000_000n)).toBe(false);
  expect([0n, 1n, 999_999n, 1_000_000n, 1_000_001n].map((paid) => leftAlone('JVD', paid))).toEqual([
    1_000_000n,
    999_999n,
    1n,
    0n,
    0n,
  ]);
});
