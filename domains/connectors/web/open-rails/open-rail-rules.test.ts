import { expect, it } from 'vitest';

import { drawnDays, timeLines } from './open-rail-rules.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const days = ['2026-11-25', '2026-11-26', '2026-11-27'];

it('draws every day, also those that nothing is known of', () => {
  const rail = { days: [{ day: '2026-11-26', success_rate: 0.5, took_ms: 300 }], pauses: [] };
  expect(drawnDays(rail, days, NOW)).toEqual([
    { day: '2026-11-25', tone: 'none', share: undefined, took_ms: undefined, paused: 0 },
    { day: '2026-11-26', tone: 'bad', share: 0.5, took_ms: 300, paused: 0 },
    { day: '2026-11-27', tone: 'none', share: undefined, took_ms: undefined, paused: 0 },
  ]);
});

it('a pause over midnight counts on both days, and one that lasts until now', () => {
  const pauses = [
    { from: '2026-11-25T18:00:00.000Z', until: '2026-11-26T06:00:00.000Z', reason: 'fault' as const },
    { from: '2026-11-27T06:00:00.000Z', until: null, reason: 'safety' as const },
  ];
  expect(drawnDays({ days: [], pauses }, days, NOW).map(({ paused }) => paused)).toEqual([0.25, 0.25, 0.25]);
});

it('the line of times is interrupted where nobody measured', () => {
  const day = (took_ms: number | undefined) => ({
    day: '',
    tone: 'none' as const,
    share: undefined,
    took_ms,
    paused: 0,
  });
  expect(timeLines([day(100), day(200), day(undefined), day(200)], 6, 23)).toEqual([
    '3,11.5 9,1.5',
    '21,1.5',
  ]);
  expect(timeLines([day(undefined)], 6, 23)).toEqual([]);
});
