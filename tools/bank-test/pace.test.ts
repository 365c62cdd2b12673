import { expect, it } from 'vitest';

import type { Operation } from './journal.ts';
import { measurePace, quietMsOf } from './pace.ts';

it('quiet is what no fault and nothing that waited for its end disturbed', () => {
  const fault = { fault: 'server killed', fromMs: 2_000, untilMs: 5_000, recoveredInMs: 3_000 };
  expect(quietMsOf([], 0, 10_000)).toBe(10_000);
  // What waited for three seconds is worked off for one and a half, and 0.4 more.
  expect(quietMsOf([fault], 0, 10_000)).toBe(2_000 + 3_100);
  expect(quietMsOf([fault], 0, 5_000)).toBe(2_000);
});

it('what waited for the end of a fault says nothing about the pace; what came before and long after does', () => {
  const fault = { fault: 'server killed', fromMs: 2_000, untilMs: 5_000, recoveredInMs: 3_000 };
  const transfer = (beganMs: number, endedMs: number, attempts = 1): Operation => ({
    id: `transfer at ${beganMs}`,
    from: 'ann',
    to: 'bao',
    minor: 1,
    key: String(beganMs),
    outcome: { kind: 'posted', transferId: String(beganMs), answer: '' },
    attempts,
    beganMs,
    endedMs,
  });
  const pace = measurePace(
    [
      transfer(1_000, 1_090),
      transfer(1_900, 5_100),
      transfer(5_300, 8_000),
      transfer(6_950, 7_100),
      transfer(7_200, 9_900, 2),
    ],
    [fault],
    { yardstick: 1_000, firstReadyMs: 1_500, fromMs: 0, untilMs: 10_000 },
  );
  expect(pace).toEqual({
    yardstick: 1_000,
    firstReadyMs: 1_500,
    transfers: 2_000 / 5_100,
    p99Ms: 150,
    quietSeconds: 5.1,
  });
});
