import { expect, it } from 'vitest';

import { parseRate, type Fraction } from './fraction.ts';
import { APPROVED_STEP_DAY_BPS, isStepWithin, stepDayBps } from './price-steps.ts';

const rate = (text: string): Fraction => parseRate(text) ?? { numerator: 1n, denominator: 1n };

it.each([
  ['1290', ['1.29'], false],
  ['0.00129', ['1.29'], false],
  ['1.3545', ['1.29'], true],
  ['1.3546', ['1.29'], false],
  ['1.2255', ['1.29'], true],
  ['1.2254', ['1.29'], false],
  // Many small steps: each is near the one before, the last is far from the first of the day.
  ['1.37', ['1.29', '1.33', '1.35'], false],
  ['1.33', ['1.29', '1.33', '1.35'], true],
  ['9', [], true],
])('a price of JVD of %s after %j is within a day’s step: %s (attack M5)', (price, ofDay, isWithin) => {
  expect(isStepWithin(rate(price), ofDay.map(rate), stepDayBps('JVD', 'USD'))).toBe(isWithin);
});

it('other currencies may move further than JVD', () => {
  expect([stepDayBps('USD', 'JVD'), stepDayBps('JVD', 'USD'), stepDayBps('USD', 'EUR')]).toEqual([
    500n,
    500n,
    1000n,
  ]);
  // What two people may let in.
  expect(APPROVED_STEP_DAY_BPS).toBe(5000n);
});
