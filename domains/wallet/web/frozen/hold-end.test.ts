import { expect, it } from 'vitest';

import { untilHoldEnds_ms } from './hold-end.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');

it.each([
  ['is not held', null, false],
  ['is not known', undefined, false],
  ['is held for an hour', '2026-11-27T13:00:00.000Z', 3_601_000],
  ['was held until just now by a clock that runs behind', '2026-11-27T11:59:00.000Z', 30_000],
])('a wallet that %s is read anew when its hold ends', (_, until, expected) => {
  expect(untilHoldEnds_ms(until, NOW)).toBe(expected);
});
