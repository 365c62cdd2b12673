import { describe, expect, it } from 'vitest';

import { addDays, dueAt, firstOccurrenceFrom, nextRuns, type OrderPlan } from './order-rules.ts';

describe('the days of a standing order', () => {
  it.each<[string, OrderPlan, string[]]>([
    ['once', { rule: { every: 'once' }, firstOn: '2026-11-30' }, ['2026-11-30']],
    [
      'daily over a month and a leap day',
      { rule: { every: 'daily' }, firstOn: '2028-02-28' },
      ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'],
    ],
    [
      'weekly over the change to summer time',
      { rule: { every: 'weekly' }, firstOn: '2026-03-22' },
      ['2026-03-22', '2026-03-29', '2026-04-05', '2026-04-12'],
    ],
    [
      'monthly on the 31st, without drifting',
      { rule: { every: 'monthly' }, firstOn: '2024-01-31' },
      ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'],
    ],
    [
      'monthly on the last day',
      { rule: { every: 'monthly', day: 'last' }, firstOn: '2026-02-10' },
      ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    [
      'monthly on a day that has passed in the first month',
      { rule: { every: 'monthly', day: 5 }, firstOn: '2026-11-20' },
      ['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05'],
    ],
    [
      'monthly on a day that is yet to come in the first month',
      { rule: { every: 'monthly', day: 30 }, firstOn: '2026-12-20' },
      ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30'],
    ],
    [
      'yearly on a leap day',
      { rule: { every: 'yearly' }, firstOn: '2024-02-29' },
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28'],
    ],
    [
      'until a day, that day included',
      { rule: { every: 'weekly' }, firstOn: '2026-11-20', untilOn: '2026-12-04' },
      ['2026-11-20', '2026-11-27', '2026-12-04'],
    ],
    [
      'so many times',
      { rule: { every: 'monthly' }, firstOn: '2026-11-20', count: 2 },
      ['2026-11-20', '2026-12-20'],
    ],
  ])('%s', (_, plan, days) => {
    expect(nextRuns(plan, 0, 4)).toEqual(days);
  });

  it('keep their hour in UTC all year', () => {
    expect(dueAt('2026-03-29').toISOString()).toBe('2026-03-29T10:00:00.000Z');
    expect(dueAt('2026-12-29').toISOString()).toBe('2026-12-29T10:00:00.000Z');
  });

  it.each(['daily', 'weekly', 'monthly', 'yearly'] as const)(
    'are found again from any day on, also after years: %s',
    (every) => {
      const plan: OrderPlan = { rule: { every }, firstOn: '2024-01-31' };
      for (let after = 0; after < 2000; after += 37) {
        const day = addDays('2024-01-31', after);
        const n = firstOccurrenceFrom(plan, 0, day);
        const [before] = n === undefined || n === 0 ? [''] : nextRuns(plan, n - 1, 1);
        const [on] = nextRuns(plan, n ?? 0, 1);
        expect(on !== undefined && on >= day && (before ?? '') < day, `${day}: ${on}`).toBe(true);
      }
    },
  );

  it('end where no occurrence is left', () => {
    const plan: OrderPlan = { rule: { every: 'once' }, firstOn: '2026-11-20' };
    expect(firstOccurrenceFrom(plan, 0, '2026-11-21')).toBeUndefined();
    expect(firstOccurrenceFrom(plan, 0, '2026-11-20')).toBe(0);
  });
});
