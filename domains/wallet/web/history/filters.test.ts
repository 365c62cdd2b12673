import { describe, expect, it } from 'vitest';

import { addressOfFilters, isFiltered, noFilters, queryOf, readFilters } from './filters.ts';

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

  it('ask in minor units, and for whole days where the reader is', () => {
    const query = queryOf(readFilters('currency=JPY&min=5&max=x&from=2026-11-01&to=2026-11-01&text=%20a%20'));
    expect(query).toMatchObject({ currency: 'JPY', min: '5', text: 'a' });
    expect(query).not.toHaveProperty('max');
    expect(Date.parse(query.to ?? '') - Date.parse(query.from ?? '')).toBe(24 * 3600 * 1000);
    expect(new Date(query.from ?? '').getHours()).toBe(0);
  });
});
