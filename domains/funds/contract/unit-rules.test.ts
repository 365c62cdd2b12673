import { describe, expect, it } from 'vitest';

import {
  amountFor,
  cutOffAfter,
  isStepTooFar,
  lastCutOff,
  microText,
  readMicro,
  returnOf,
  spendingCap,
  timeWeightedReturn,
  unitPrice,
  unitsFor,
} from './index.ts';
import { halfEven } from './unit-rules.ts';

const DOLLARS = 100n;
const MILLION = 1_000_000n;
const SCALE = 2;

describe('the price of a unit [SYS-04]', () => {
  it('is what a textbook says: 500 million less 50 million for 50 million shares are 9 dollars (Bodie, Kane, Marcus: Investments, problems to chapter 4)', () => {
    const price = unitPrice({
      assetsMinor: 500n * MILLION * DOLLARS,
      liabilitiesMinor: 50n * MILLION * DOLLARS,
      unitsMicro: 50n * MILLION * MILLION,
      scale: SCALE,
    });
    expect(microText(price)).toBe('9.000000');
  });

  it('is rounded half to even at the sixth decimal', () => {
    expect([5n, 15n, 25n, 26n, -15n].map((each) => halfEven(each, 10n))).toEqual([0n, 2n, 2n, 3n, -2n]);
    // 1 dollar for 3 units, by hand: 0.333333.
    const third = unitPrice({
      assetsMinor: 100n,
      liabilitiesMinor: 0n,
      unitsMicro: 3n * MILLION,
      scale: SCALE,
    });
    expect(microText(third)).toBe('0.333333');
  });

  it('and what an amount brings are counted in every scale of a currency, rounded down', () => {
    // 5 units of the currency at 2.5 each, by hand: two units.
    expect([
      unitsFor(500n, 2_500_000n, 2),
      unitsFor(5n, 2_500_000n, 0),
      unitsFor(5_000_000n, 2_500_000n, 6),
    ]).toEqual([2_000_000n, 2_000_000n, 2_000_000n]);
    expect([amountFor(2_000_000n, 2_500_000n, 2), amountFor(2_000_000n, 2_500_000n, 0)]).toEqual([500n, 5n]);
    expect([unitsFor(1n, 3_000_000n, 2), amountFor(1_999_999n, 10_000n, 2)]).toEqual([3_333n, 1n]);
    expect(unitPrice({ assetsMinor: 7n, liabilitiesMinor: 2n, unitsMicro: 2n * MILLION, scale: 0 })).toBe(
      2_500_000n,
    );
  });

  it('is ten while no unit is out', () => {
    const price = unitPrice({ assetsMinor: 7n, liabilitiesMinor: 0n, unitsMicro: 0n, scale: SCALE });
    expect(microText(price)).toBe('10.000000');
  });

  it('gives nobody a cent of those who hold units already, whichever way and however often one goes', () => {
    let assetsMinor = 1_000_000n;
    let unitsMicro = 100_000n * MILLION;
    for (let turn = 1n; turn < 200n; turn += 1n) {
      const price = unitPrice({ assetsMinor, liabilitiesMinor: 0n, unitsMicro, scale: SCALE });
      const paid = 1_000n + turn * 37n;
      const units = unitsFor(paid, price, SCALE);
      expect(amountFor(units, price, SCALE)).toBeLessThanOrEqual(paid);
      assetsMinor += paid - amountFor(units, price, SCALE);
      unitsMicro += 0n;
      const after = unitPrice({ assetsMinor, liabilitiesMinor: 0n, unitsMicro, scale: SCALE });
      expect(after).toBeGreaterThanOrEqual(price);
    }
  });

  it('moves by a quarter at most at once, and never to nothing', () => {
    expect(isStepTooFar(8n, 10n)).toBe(false);
    expect(isStepTooFar(100n, 126n)).toBe(true);
    expect(isStepTooFar(100n, 74n)).toBe(true);
    expect(isStepTooFar(1n, 0n)).toBe(true);
    expect([125n, 75n, 100n].map((to) => isStepTooFar(100n, to))).toEqual([false, false, false]);
  });
});

describe('the return', () => {
  it('is that of the textbook of the CFA Institute: 12.5 % and 6.67 % make 20 % in two years, 9.54 % a year (DeFusco and others: Quantitative Investment Analysis, "time-weighted rate of return")', () => {
    // A share for 200; a year later a dividend of 5 and a second share for 225; after two years 10 of dividends, and both sold for 235.
    const total = timeWeightedReturn([
      { begin: 200n, end: 225n + 5n - 5n + 0n },
      { begin: 450n, end: 470n + 10n },
    ]);
    expect(microText(total)).toBe('0.200000');
    expect((Math.sqrt(1 + Number(total) / 1e6) - 1) * 100).toBeCloseTo(9.54, 2);
  });

  it('does not change with what comes in and goes out: by hand, up by a tenth and down by a tenth is one percent less', () => {
    const withoutFlows = timeWeightedReturn([
      { begin: 100n, end: 110n },
      { begin: 110n, end: 99n },
    ]);
    const withFlows = timeWeightedReturn([
      { begin: 100n, end: 110n },
      { begin: 5_000_000n, end: 4_500_000n },
    ]);
    expect(microText(withoutFlows)).toBe('-0.010000');
    expect(withFlows).toBe(withoutFlows);
  });

  it('of a course of prices is that from the first to the last', () => {
    expect(returnOf([10_000_000n, 10_500_000n, 12_000_000n])).toBe(200_000n);
    expect(returnOf([10_000_000n, 9_000_000n])).toBe(-100_000n);
    expect(returnOf([10_000_000n])).toBeUndefined();
    expect(returnOf([])).toBeUndefined();
  });
});

describe('what may be spent in a year', () => {
  it('is four percent of the average of the last five ends of a year, or of those there are', () => {
    expect(spendingCap([100n, 200n, 300n, 400n, 500n])).toBe(12n);
    // By hand: (200 + 300 + 400 + 500 + 600) / 5 × 0.04.
    expect(spendingCap([100n, 200n, 300n, 400n, 500n, 600n])).toBe(16n);
    expect(spendingCap([5_000n])).toBe(200n);
    expect(spendingCap([])).toBeUndefined();
  });
});

describe('the cut-off', () => {
  it('is the first 16:00 in UTC after an order; at that very moment it is that of the day after', () => {
    expect(cutOffAfter(new Date('2026-11-27T15:59:59.999Z'))).toEqual(new Date('2026-11-27T16:00:00Z'));
    expect(cutOffAfter(new Date('2026-11-27T16:00:00Z'))).toEqual(new Date('2026-11-28T16:00:00Z'));
    expect(cutOffAfter(new Date('2026-12-31T23:00:00Z'))).toEqual(new Date('2027-01-01T16:00:00Z'));
    expect(lastCutOff(new Date('2026-11-27T16:00:00Z'))).toEqual(new Date('2026-11-27T16:00:00Z'));
    expect(lastCutOff(new Date('2026-11-27T15:59:00Z'))).toEqual(new Date('2026-11-26T16:00:00Z'));
  });
});

describe('units as text', () => {
  it('are read with six decimals at most, above zero, and written with all six', () => {
    expect(readMicro('12.5')).toBe(12_500_000n);
    expect(readMicro('0.000001')).toBe(1n);
    expect(readMicro('9'.repeat(12))).toBe(999_999_999_999_000_000n);
    for (const text of ['', '0', '0.0', '-1', '1e3', '1.0000001', ' 1', '1,5', '9'.repeat(13), '1.', '٣'])
      expect(readMicro(text)).toBeUndefined();
    expect(microText(-1_500_000n)).toBe('-1.500000');
    expect(microText(1n)).toBe('0.000001');
  });
});
