import { describe, expect, it } from 'vitest';

import { lastMonths, monthName } from './months.ts';

describe('the months of statements', () => {
  it('are whole, but for the one that still goes on, over the turn of a year and a leap year', () => {
    expect(lastMonths(new Date('2028-03-05T23:59:59Z'), 4)).toEqual([
      { from: '2028-03-01', to: '2028-03-05', isRunning: true },
      { from: '2028-02-01', to: '2028-02-29', isRunning: false },
      { from: '2028-01-01', to: '2028-01-31', isRunning: false },
      { from: '2027-12-01', to: '2027-12-31', isRunning: false },
    ]);
  });

  it('have the name of their month wherever the reader is', () => {
    expect(monthName({ from: '2026-11-01', to: '2026-11-30', isRunning: false }, 'en')).toBe('November 2026');
  });
});
