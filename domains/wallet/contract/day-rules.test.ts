import { expect, it } from 'vitest';

import { isDay } from './day-rules.ts';

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['1899-12-31', false],
  ['9999-12-31', true],
  ['1900-01-01', true],
  ['2000-01-01', true],
  ['1000-01-01', false],
  ['2026-02-28T', false],
  ['x2026-02-28', false],
  ['', false],
])('%j is a day: %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
