import { describe, expect, it } from 'vitest';

import { daysBetween, reminderDue, standingOf } from './rules.ts';

describe('the end of a document', () => {
  it.each([
    [null, 'lasts'],
    ['2027-01-01', 'lasts'],
    ['2026-12-24', 'lasts'],
    ['2026-12-23', 'soon'],
    ['2026-11-23', 'soon'],
    ['2026-11-22', 'over'],
  ])('on %s, seen on 2026-11-23: it %s', (expiresOn, standing) => {
    expect(standingOf(expiresOn, '2026-11-23')).toBe(standing);
  });

  it.each([
    ['2026-12-24', undefined],
    ['2026-12-23', 30],
    ['2026-12-01', 30],
    ['2026-11-30', 7],
    ['2026-11-23', 7],
    ['2026-11-22', undefined],
  ])('on %s is told on 2026-11-23 by the reminder of %s days', (expiresOn, days) => {
    expect(reminderDue(expiresOn, '2026-11-23')).toBe(days);
  });

  it('is counted in whole days, also where a year has a day more', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });
});
