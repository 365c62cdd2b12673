import { formatsFor } from '@egcr/web-kit/formats';
import { describe, expect, it } from 'vitest';

import { byMonth, totalsOf } from './months.ts';

const transaction = (direction: 'in' | 'out', value: string, assetCode = 'JVD', kind = 'transfer') => ({
  direction,
  kind,
  amount: { value, assetCode, assetScale: 2 },
});

describe('the totals of a month', () => {
  it('are what came and what went, exactly, however large', () => {
    const totals = totalsOf([
      transaction('in', '4000000000000000000'),
      transaction('in', '1'),
      transaction('out', '7'),
    ]);
    expect([totals?.came.value, totals?.went.value]).toEqual(['4000000000000000001', '-7']);
  });

  it('are not told over several currencies, nor of nothing', () => {
    expect(totalsOf([transaction('in', '1'), transaction('in', '1', 'USD')])).toBeUndefined();
    expect(totalsOf([])).toBeUndefined();
  });

  it('count nothing that goes between one’s own pots and currencies', () => {
    const own = ['pot_in', 'pot_out', 'conversion'].map((kind) => transaction('out', '900', 'USD', kind));
    const totals = totalsOf([...own, transaction('out', '7'), transaction('in', '3')]);
    expect([totals?.came.value, totals?.went.value]).toEqual(['3', '-7']);
    expect(totalsOf(own)).toBeUndefined();
  });
});

describe('the month of a transaction', () => {
  it.each([
    ['Pacific/Auckland', 'December 2026'],
    ['America/Los_Angeles', 'November 2026'],
  ])('is the one in the chosen time zone: in %s %s', (zone, name) => {
    const dayOf = formatsFor('en', zone).day;
    const months = byMonth([{ created_at: '2026-11-30T20:00:00.000Z' }], { locale: 'en', dayOf });
    expect(months.map((month) => month.name)).toEqual([name]);
  });
});
