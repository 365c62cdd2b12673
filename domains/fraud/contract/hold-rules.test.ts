import { expect, it } from 'vitest';

import { firstEnd, nextEnd } from './hold-rules.ts';

const placedAt = new Date('2026-11-01T00:00:00Z');
const day = (count: number) => new Date(placedAt.getTime() + count * 86_400_000);

it('one officer holds money for 72 hours', () => {
  expect(firstEnd(placedAt)).toEqual(day(3));
});

it.each([
  [3, 10],
  [10, 17],
  [17, 24],
  [24, 30],
  [29, 30],
])('prolonged on day %d it ends on day %d, never after day 30', (until, next) => {
  expect(nextEnd({ placedAt, until: day(until) })).toEqual(day(next));
});

it('is not prolonged beyond day 30', () => {
  expect(nextEnd({ placedAt, until: day(30) })).toBeUndefined();
});
