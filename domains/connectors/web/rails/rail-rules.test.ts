import { expect, it } from 'vitest';

import { daysUntil, dayTone, shareOf, worstDays } from './rail-rules.ts';

const day = (name: string, succeeded: number, failed: number) => ({ day: name, succeeded, failed });

it('counts back over the end of a month and of a leap year’s February', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysUntil('2026-11-27', 90)).toHaveLength(90);
});

it('a day without payments, or with the payers’ own faults alone, says nothing of the rail', () => {
  expect(shareOf({ succeeded: 0, failed: 0 })).toBeUndefined();
  expect(dayTone(undefined)).toBe('none');
  expect(dayTone(day('2026-11-01', 0, 0))).toBe('none');
});

it.each([
  [20, 0, 'good'],
  [19, 1, 'good'],
  [18, 2, 'fair'],
  [7, 3, 'fair'],
  [6, 4, 'bad'],
  [0, 1, 'bad'],
])('of %i that went well and %i that failed it is a %s day', (succeeded, failed, tone) => {
  expect(dayTone(day('2026-11-01', succeeded, failed))).toBe(tone);
});

it('names the worst days, the newest first', () => {
  const days = [
    day('2026-11-01', 1, 9),
    day('2026-11-02', 10, 0),
    day('2026-11-03', 8, 2),
    day('2026-11-04', 5, 5),
  ];
  expect(worstDays(days, 2).map(({ day: name }) => name)).toEqual(['2026-11-04', '2026-11-01']);
});
