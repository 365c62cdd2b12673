import { expect, it } from 'vitest';

import { addWorkingDays, endOfGrace, endOfTerm } from './clock-rules.ts';

it.each([
  ['2026-11-23T10:00:00.000Z', 2, '2026-11-25T10:00:00.000Z'],
  ['2026-11-26T10:00:00.000Z', 2, '2026-11-30T10:00:00.000Z'],
  ['2026-11-28T10:00:00.000Z', 1, '2026-11-30T10:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', 10, '2026-12-07T10:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', 0, '2026-11-23T10:00:00.000Z'],
])('from %s, %d working days end at %s', (from, days, until) => {
  expect(addWorkingDays(new Date(from), days).toISOString()).toBe(until);
});

it('days of the calendar count every day, and half of them is the grace', () => {
  const due = endOfTerm(new Date('2026-11-27T10:00:00.000Z'), { days: 30 });
  expect(due.toISOString()).toBe('2026-12-27T10:00:00.000Z');
  expect(endOfGrace(due, { days: 30 }).toISOString()).toBe('2027-01-11T10:00:00.000Z');
});
