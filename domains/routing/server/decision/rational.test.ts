import { describe, expect, it } from 'vitest';

import { feeOver } from './cost.ts';
import { decimalText, isApart, lowest, plus, rational, readDecimal, roughly } from './rational.ts';

describe('exact numbers', () => {
  it.each([
    [rational(4n, 6n), rational(2n, 3n)],
    [rational(-4n, 6n), rational(-2n, 3n)],
    [rational(3n, 2n), rational(3n, 2n)],
    [rational(0n, 5n), rational(0n, 1n)],
  ])('are brought to lowest terms: %o is %o', (number, wanted) => {
    expect(lowest(number)).toEqual(wanted);
  });

  it('stay as they are where nothing is added, and keep the denominator that two share', () => {
    expect(plus(rational(0n, 5n), rational(1n, 2n))).toEqual(rational(1n, 2n));
    expect(plus(rational(1n, 2n), rational(0n, 5n))).toEqual(rational(1n, 2n));
    expect(plus(rational(1n, 4n), rational(1n, 4n))).toEqual(rational(2n, 4n));
    expect(plus(rational(1n, 2n), rational(1n, 3n))).toEqual(rational(5n, 6n));
  });

  it('are read with as many places as they have', () => {
    expect(readDecimal('12.50')).toEqual(rational(1250n, 100n));
    expect(readDecimal(`0.${'0'.repeat(19)}1`)).toEqual(rational(1n, 10n ** 20n));
  });

  it.each([
    [rational(1n, 4n), '0.25'],
    [rational(-1n, 4n), '-0.25'],
    [rational(0n, 3n), '0'],
    [rational(-1n, 10n ** 12n), '-0.000000000001'],
    // What rounds to nothing has no sign.
    [rational(-1n, 10n ** 13n), '0'],
  ])('%o is shown as %s', (number, text) => {
    expect(decimalText(number)).toBe(text);
  });

  it('are about so much, unless they have too many digits', () => {
    expect(roughly(rational(1n, 4n))).toBe(0.25);
    expect(roughly(rational(10n ** 400n, 3n))).toBeNaN();
    expect(roughly(rational(3n, 10n ** 400n))).toBeNaN();
  });

  it.each([
    [1, 1, false],
    [0, 0, false],
    [1, 1.000000000001, false],
    [1, 1.00000001, true],
    [1e-12, 3e-12, true],
  ])('%d and %d are certainly different: %s', (one, other, isSure) => {
    expect([isApart(one, other), isApart(other, one)]).toEqual([isSure, isSure]);
  });
});

it.each([
  // Fixed 0.30, scheme 0.03 and 1.9 %, rounded up.
  [{ fixed: '30', scheme: '3', variable_bps: '190', p95_ms: 0 }, 2500n, 81n],
  [{ fixed: '30', scheme: '3', variable_bps: '190', p95_ms: 0 }, 10_000n, 223n],
  [{ fixed: '0', scheme: '0', variable_bps: '0.5', p95_ms: 0 }, 20_000n, 1n],
  [null, 2500n, undefined],
  [undefined, 2500n, undefined],
])('of what the rail takes, %j of %s minor units is %s', (cost, amount, fee) => {
  expect(feeOver({ cost }, amount)).toBe(fee);
});
