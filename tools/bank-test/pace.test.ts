import { expect, it } from 'vitest';

import { quietMsOf } from './pace.ts';

it('quiet is what no fault and nothing that waited for its end disturbed', () => {
  const fault = { fault: 'server killed', fromMs: 2_000, untilMs: 5_000, recoveredInMs: 3_000 };
  expect(quietMsOf([], 0, 10_000)).toBe(10_000);
  expect(quietMsOf([fault], 0, 10_000)).toBe(2_000 + 4_600);
  expect(quietMsOf([fault], 0, 5_000)).toBe(2_000);
});
