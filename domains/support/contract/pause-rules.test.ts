import { describe, expect, it } from 'vitest';

import { isPausedWeek, wholeWeeksOf } from './pause-rules.ts';

// 2026-W48 is the week from Monday, 23 November, to Sunday, 29 November.
describe('a week of a pause', () => {
  it.each([
    ['from its Monday until the Monday after', '2026-11-23', '2026-11-30', true],
    ['until its Sunday', '2026-11-23', '2026-11-29', false],
    ['from its Tuesday', '2026-11-24', '2026-12-20', false],
    ['from before, and it lasts', '2026-11-02', null, true],
    ['that ended before', '2026-11-02', '2026-11-23', false],
    ['that began after', '2026-11-30', null, false],
  ] as const)('is paused whole or not at all: %s', (_, from, until, isPaused) => {
    expect(isPausedWeek([{ from, until }], '2026-W48')).toBe(isPaused);
    expect(
      isPausedWeek(
        [
          { from: '2026-01-05', until: '2026-01-06' },
          { from, until },
        ],
        '2026-W48',
      ),
    ).toBe(isPaused);
  });

  it.each([
    ['2026-11-23', '2026-11-30', { starts_on: '2026-11-23', ends_on: '2026-11-29' }],
    ['2026-11-18', '2026-12-09', { starts_on: '2026-11-23', ends_on: '2026-12-06' }],
    ['2026-11-24', '2026-12-06', undefined],
    ['2026-11-25', '2026-11-26', undefined],
    ['2026-11-23', null, undefined],
  ] as const)('stands among the whole ones, from %s until %s', (from, until, whole) => {
    expect(wholeWeeksOf({ from, until })).toEqual(whole);
  });
});
