import { currentPolicy, payWeek } from '@egcr/support/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { currencyOf } from './currencies.ts';
import { counted, figureFrom, readFigure, writeFigure, type FigureEntry } from './figures.ts';
import { grantFit, grantRange, placeOnScale } from './grant-range.ts';
import { costInside, costMixed, costToday, partOf, yearOf } from './payment-costs.ts';
import { tryReserve } from './reserve.ts';
import { earningSteps, supportEnds, supportWeek } from './support.ts';

const money: FigureEntry = { kind: 'money', first: '300', min: '1', max: '1000000' };
const percent: FigureEntry = { kind: 'percent', first: '6.5', min: '0', max: '100' };
const count: FigureEntry = { kind: 'count', first: '2', min: '1', max: '1000' };
const dollars = { currencyScale: 2, decimal: '.' } as const;
const amount = fc.bigInt({ min: 0n, max: 10n ** 17n });
const hundredths = fc.bigInt({ min: 0n, max: 10_000n });

describe('a figure that someone enters', () => {
  it.each([
    ['1,234.50', money, 123_450n],
    ['1', money, 100n],
    ['1000000', money, 100_000_000n],
    // The digits and the decimal sign of any keyboard.
    ['٦٫٥', percent, 650n],
    ['6.5', percent, 650n],
    ['0', percent, 0n],
    ['100', percent, 10_000n],
    ['100.01', percent, 'too_large'],
    ['2.125', percent, 'too_many_decimals'],
    ['3', count, 3n],
    ['3.5', count, 'too_many_decimals'],
    ['0', count, 'too_small'],
    ['', money, 'required'],
    ['-5', money, 'negative'],
    ['ten', money, 'not_a_number'],
    ['0.99', money, 'too_small'],
    ['1000000.01', money, 'too_large'],
    ['9'.repeat(60), money, 'too_large'],
  ] as const)('%j is read as %o says: %s', (text, entry, expected) => {
    const read = readFigure(text, entry, dollars);
    expect('value' in read ? read.value : read.issue).toBe(expected);
  });

  it('is read in the mark of the reader and in yen without decimals', () => {
    expect(readFigure('1.234,5', money, { currencyScale: 2, decimal: ',' })).toEqual({ value: 123_450n });
    expect(readFigure('1234.5', money, { currencyScale: 0, decimal: '.' })).toEqual({
      issue: 'too_many_decimals',
    });
  });

  it.each([
    [null, 30_000n],
    ['', 30_000n],
    ['x', 30_000n],
    ['0', 30_000n],
    ['12.34', 1_234n],
  ])('%j of an address is %s, the first value where it is no figure', (given, value) => {
    expect(figureFrom(given, money, 2)).toBe(value);
  });

  it('is the same after it was written and read again, at any scale', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100n, max: 100_000_000n }),
        fc.constantFrom('.' as const, ',' as const),
        fc.constantFrom(money, { ...percent, max: '1000000' }),
        (value, decimal, entry) => {
          const how = { currencyScale: 2, decimal };
          expect(readFigure(writeFigure(value, entry, how), entry, how)).toEqual({ value });
        },
      ),
    );
  });

  it.each([
    [650n, percent, '6.5'],
    [10_000n, percent, '100'],
    [1_001n, percent, '10.01'],
    [30_000n, money, '300'],
    [30_050n, money, '300.50'],
    [20n, count, '20'],
  ] as const)('of %s stands in its field as %o says: %s', (value, entry, text) => {
    expect(writeFigure(value, entry, dollars)).toBe(text);
    expect(counted('6.5', 0)).toBe(6n);
  });

  it('is counted in dollars where the address names no known currency', () => {
    expect(currencyOf('JPY')).toEqual({ code: 'JPY', scale: 0 });
    expect(currencyOf('XXX').code).toBe('USD');
    expect(currencyOf(null).code).toBe('USD');
  });
});

describe('what payments cost', () => {
  const payments = { volumeMinor: 30_000n, count: 2n, percentHundredths: 650n, fixedMinor: 199n };

  it('is the percentage and the amount for each, rounded up', () => {
    expect(costToday(payments)).toBe(1_950n + 398n);
    expect(costToday({ ...payments, volumeMinor: 1n })).toBe(1n + 398n);
  });

  it('is nothing inside EGCR, and a quarter of a percent where the currency changes', () => {
    expect(costInside(payments, 0n)).toBe(0n);
    expect(costInside(payments, 10_000n)).toBe(75n);
    expect(costInside(payments, 5_000n)).toBe(38n);
  });

  it('stays as today for the share that does not come from inside', () => {
    expect(costMixed(payments, 0n)).toBe(costToday(payments));
    expect(costMixed(payments, 10_000n)).toBe(0n);
    expect(costMixed(payments, 5_000n)).toBe(1_174n);
  });

  it('adds up over twelve months, and says honestly where nothing is kept', () => {
    const year = yearOf(2_348n, 75n);
    expect(year).toMatchObject({ todayMinor: 28_176n, insideMinor: 900n, keptMinor: 27_276n });
    expect(year.months.at(-1)).toEqual({ todayMinor: 28_176n, insideMinor: 900n });
    expect(yearOf(0n, 75n).keptMinor).toBe(-900n);
  });

  it('never is negative, never more than the whole, and no unit is lost', () => {
    fc.assert(
      fc.property(amount, hundredths, (volumeMinor, share) => {
        const part = partOf(volumeMinor, share);
        expect(part >= 0n && part <= volumeMinor).toBe(true);
        const rest = partOf(volumeMinor, 10_000n - share);
        expect(part + rest - volumeMinor).toSatisfy((over: bigint) => over === 0n || over === 1n);
      }),
    );
  });
});

describe('support while looking for work, by the targets', () => {
  it.each([
    [0n, 20_000n, 20_000n],
    [5_000n, 20_000n, 25_000n],
    [5_001n, 20_000n, 25_001n],
    [5_002n, 19_999n, 25_001n],
    [25_000n, 10_000n, 35_000n],
    [45_000n, 0n, 45_000n],
    [90_000n, 0n, 90_000n],
  ])('of 200.00 a week, with %s minor units earned, is %s', (earned, supportMinor, incomeMinor) => {
    expect(supportWeek(20_000n, earned)).toMatchObject({ supportMinor, incomeMinor });
  });

  it('ends where it says, and never makes work cost money', () => {
    expect(supportEnds(20_000n)).toBe(45_000n);
    fc.assert(
      fc.property(amount, amount, amount, (weekly, earned, more) => {
        expect(supportWeek(weekly, supportEnds(weekly)).supportMinor).toBe(0n);
        const less = supportWeek(weekly, earned);
        expect(supportWeek(weekly, earned + more).incomeMinor >= less.incomeMinor).toBe(true);
        expect(less.supportMinor <= weekly).toBe(true);
      }),
    );
  });

  it('is what the rule that pays says, for 100,000 generated weeks', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 150 }), (benefitMinor, percent) => {
        const earnedMinor = (supportEnds(benefitMinor) * BigInt(percent)) / 100n;
        const paid = payWeek(currentPolicy, { benefitMinor, earnedMinor, owedMinor: 0n });
        const { supportMinor, incomeMinor } = supportWeek(benefitMinor, earnedMinor);
        expect([supportMinor, incomeMinor]).toEqual([paid.paidMinor, paid.paidMinor + earnedMinor]);
      }),
      { numRuns: 100_000 },
    );
  });

  it('is drawn from nothing to beyond its end', () => {
    const steps = earningSteps(20_000n, 10);
    expect(steps).toHaveLength(11);
    expect([steps[0], steps.at(-1)]).toEqual([0n, 56_250n]);
  });
});

describe('the range of grants [HOME-17]', () => {
  it.each([
    ['personal', '$2K-$10K', 200_000n, 1_000_000n],
    ['business', '$10K-$1M', 1_000_000n, 100_000_000n],
    ['government', '$10K-$10M', 1_000_000n, 1_000_000_000n],
  ] as const)('of %s is %s', (audience, english, fromMinor, toMinor) => {
    expect(grantRange(audience)).toMatchObject({ range: { english }, fromMinor, toMinor });
    expect(grantFit(audience, fromMinor)).toBe('inside');
    expect(grantFit(audience, toMinor)).toBe('inside');
    expect(grantFit(audience, fromMinor - 1n)).toBe('below');
    expect(grantFit(audience, toMinor + 1n)).toBe('above');
  });

  it('has each step ten times the last', () => {
    expect(placeOnScale(100_000n, 100_000n, 10_000_000n)).toBe(0);
    expect(placeOnScale(1_000_000n, 100_000n, 10_000_000n)).toBeCloseTo(0.5, 3);
    expect(placeOnScale(0n, 100_000n, 10_000_000n)).toBe(0);
    expect(placeOnScale(10n ** 15n, 100_000n, 10_000_000n)).toBe(1);
  });
});

describe('a reserve requirement', () => {
  const case100 = {
    depositsMinor: 100_000n,
    heldMinor: 12_000n,
    ratioHundredths: 1_000n,
    outflowHundredths: 500n,
  };

  it('is a part of the deposits, and moves with withdrawals paid out of the reserves', () => {
    expect(tryReserve(case100)).toEqual({
      now: { depositsMinor: 100_000n, heldMinor: 12_000n, requiredMinor: 10_000n, excessMinor: 2_000n },
      after: { depositsMinor: 95_000n, heldMinor: 7_000n, requiredMinor: 9_500n, excessMinor: -2_500n },
      withdrawnMinor: 5_000n,
      unpaidMinor: 0n,
    });
  });

  it('says what could not be paid out', () => {
    expect(tryReserve({ ...case100, outflowHundredths: 5_000n })).toMatchObject({
      withdrawnMinor: 12_000n,
      unpaidMinor: 38_000n,
      after: { heldMinor: 0n, depositsMinor: 88_000n },
    });
  });

  it('loses no unit, whatever is tried', () => {
    fc.assert(
      fc.property(amount, amount, hundredths, hundredths, (depositsMinor, heldMinor, ratio, outflow) => {
        const { now, after, withdrawnMinor } = tryReserve({
          depositsMinor,
          heldMinor,
          ratioHundredths: ratio,
          outflowHundredths: outflow,
        });
        expect(after.depositsMinor + withdrawnMinor).toBe(now.depositsMinor);
        expect(after.heldMinor + withdrawnMinor).toBe(now.heldMinor);
        expect(after.heldMinor >= 0n && after.depositsMinor >= 0n).toBe(true);
      }),
    );
  });
});
