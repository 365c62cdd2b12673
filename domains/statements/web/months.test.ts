import { describe, expect, it } from 'vitest';

import { lastMonths, monthName } from './months.ts';

describe('the months of statements', () => {
  it('are whole, but for the one that still goes on, over the turn of a year and a leap year', () => {
    expect(lastMonths(new Date('2028-03-05T23:59:59Z'), 4, '2020-01-01T00:00:00.000Z')).toEqual([
      { from: '2028-03-01', to: '2028-03-05', isRunning: true },
      { from: '2028-02-01', to: '2028-02-29', isRunning: false },
      { from: '2028-01-01', to: '2028-01-31', isRunning: false },
      { from: '2027-12-01', to: '2027-12-31', isRunning: false },
    ]);
  });

  it('begin with the month in which the account was opened', () => {
    const fromsSince = (openedAt: string) =>
      lastMonths(new Date('2028-03-05T12:00:00Z'), 12, openedAt).map(({ from }) => from);
    expect(fromsSince('2028-03-05T11:00:00.000Z')).toEqual(['2028-03-01']);
    expect(fromsSince('2028-02-29T23:59:59.999Z')).toEqual(['2028-03-01', '2028-02-01']);
    expect(fromsSince('2028-01-31T00:00:00.000Z')).toHaveLength(3);
  });

  it('have the name of their month wherever the reader is', () => {
    expect(monthName({ from: '2026-11-01', to: '2026-11-30', isRunning: false }, 'en')).toBe('November 2026');
  });
});
