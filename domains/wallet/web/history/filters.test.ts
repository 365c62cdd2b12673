import { describe, expect, it } from 'vitest';

import { addressOfFilters, isFiltered, noFilters, plainAmount, queryOf, readFilters } from './filters.ts';

describe('filters of the history in the address', () => {
  it('are read, and written back as they were', () => {
    const filters = {
      text: 'boat',
      currency: 'USD',
      direction: 'out',
      category: 'gifts',
      from: '2026-11-01',
      to: '2026-11-30',
      min: '1.50',
      max: '20',
    } as const;
    expect(readFilters(addressOfFilters(filters).split('?')[1] ?? '')).toEqual(filters);
    expect(addressOfFilters(noFilters)).toBe('/wallet/history');
  });

  it('that mean nothing are none', () => {
    const read = readFilters('currency=XXX&direction=up&category=yachts&from=yesterday&min=5&more=1');
    expect([read, isFiltered(read)]).toEqual([noFilters, false]);
  });

  it('ask in minor units, and for whole days by the clocks that the reader chose', () => {
    const filters = readFilters('currency=JPY&min=5&max=x&from=2026-11-01&to=2026-11-30&text=%20a%20');
    expect(queryOf(filters, 'Pacific/Auckland')).toEqual({
      currency: 'JPY',
      min: '5',
      text: 'a',
      from: '2026-10-31T11:00:00.000Z',
      to: '2026-11-30T11:00:00.000Z',
    });
    const nowhere = readFilters('from=2026-02-31&to=2026-13-01');
    expect(queryOf(nowhere, 'UTC')).not.toHaveProperty('to');
  });
});

describe('an amount to filter by', () => {
  it.each([
    ['1,000', 'USD', '.', '1000.00'],
    ['1.000', 'USD', ',', '1000.00'],
    ['1.000', 'USDC', ',', '1000.000000'],
    ['1.000,5', 'EUR', ',', '1000.50'],
    ['1,50', 'EUR', ',', '1.50'],
    ['¥1,000', 'JPY', '.', '1000'],
    ['', 'EUR', '.', ''],
  ] as const)('%j in %s with the mark %j is %j in the address', (typed, currency, decimal, plain) => {
    expect(plainAmount(typed, { currency, decimal })).toEqual({ plain });
  });

  it.each([
    ['ten', 'amount_not_a_number'],
    ['1,50', 'amount_not_a_number'],
    ['1.505', 'amount_too_many_decimals'],
    ['-1', 'amount_negative'],
  ])('%j is told as none, and not left out unsaid: %s', (typed, issue) => {
    expect(plainAmount(typed, { currency: 'USD', decimal: '.' })).toEqual({ issue });
  });
});
