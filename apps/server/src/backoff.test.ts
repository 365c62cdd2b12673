import { expect, test } from 'vitest';

import { Backoff } from './backoff.ts';

test('what dies again and again is started again after longer and longer pauses', () => {
  const backoff = new Backoff();
  backoff.started(5_000);
  expect([1, 2, 3, 4, 5, 6].map(() => backoff.pauseMs(5_001))).toEqual([100, 300, 1000, 3000, 3000, 3000]);
});

test.each([
  [59_999, 300],
  [60_000, 100],
  [600_000, 100],
])('what ran %i milliseconds before it died starts again after %i', (ran_ms, pause_ms) => {
  const backoff = new Backoff();
  backoff.started(1_000);
  expect(backoff.pauseMs(1_000)).toBe(100);
  backoff.started(2_000);
  expect(backoff.pauseMs(2_000 + ran_ms)).toBe(pause_ms);
  // The next one counts from there.
  backoff.started(700_000);
  expect(backoff.pauseMs(700_001)).toBe(pause_ms === 100 ? 300 : 1000);
});
