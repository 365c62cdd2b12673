import {
  crossRate,
  growTree,
  parseRate,
  rateCurrencies,
  type RateCurrency,
  type RatePoint,
} from '@egcr/rates/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetOf } from '@egcr/ledger/contract';

import { CONVERT_FEE_BPS } from './limits.ts';
import { convertSource, convertTarget, type ConvertTerms } from './convert-rules.ts';

const rate = (text: string) => parseRate(text) ?? { numerator: 0n, denominator: 1n };

const terms = (text: string, fromScale: number, toScale: number, feeBps = 25n): ConvertTerms => ({
  rate: rate(text),
  fromScale,
  toScale,
  feeBps,
});

describe('converting a source amount, worked by hand', () => {
  it.each([
    // 100.00 JVD at 1.29: fee 0.25, 99.75 · 1.29 = 128.6775, down to 128.67 USD.
    { from: 10_000n, of: terms('1.29', 2, 2), fee: 25n, to: 12_867n },
    // 100.01: 25 bps are 0.250025, up to 0.26; 99.75 · 1.29 as before.
    { from: 10_001n, of: terms('1.29', 2, 2), fee: 26n, to: 12_867n },
    // 10.00 USD at 151.25 yen: fee 0.03, 9.97 · 151.25 = 1507.96, down to 1507 yen.
    { from: 1_000n, of: terms('151.25', 2, 0), fee: 3n, to: 1_507n },
    // 1000 yen at 0.0066115: fee 3 yen, 997 · 0.0066115 = 6.5916655, six decimals of USDC kept: 6.591665.
    { from: 1_000n, of: terms('0.0066115', 0, 6), fee: 3n, to: 6_591_665n },
    // Without a fee nothing but the rate counts.
    { from: 1n, of: terms('1.29', 2, 2, 0n), fee: 0n, to: 1n },
    // One cent does not even carry the fee.
    { from: 1n, of: terms('1.29', 2, 2), fee: 1n, to: 0n },
  ])('$from minor units bring $to at a fee of $fee', ({ from, of, fee, to }) => {
    expect(convertSource(from, of)).toEqual({ sourceMinor: from, feeMinor: fee, targetMinor: to });
  });
});

describe('converting for a target amount, worked by hand', () => {
  it('takes the least that brings it: 128.67 USD take 100.00 JVD, not a cent more', () => {
    expect(convertTarget(12_867n, terms('1.29', 2, 2))).toEqual({
      sourceMinor: 10_000n,
      feeMinor: 25n,
      targetMinor: 12_867n,
    });
    expect(convertSource(9_999n, terms('1.29', 2, 2)).targetMinor).toBeLessThan(12_867n);
  });

  it('pays out exactly the target where the source is too coarse to hit it', () => {
    // 1.000001 USDC at 0.0066115 USDC a yen: 152 yen net, 153 with the fee.
    const amounts = convertTarget(1_000_001n, terms('0.0066115', 0, 6));
    expect(amounts).toEqual({ sourceMinor: 153n, feeMinor: 1n, targetMinor: 1_000_001n });
  });
});

const anyRate = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));
const anyScale = fc.constantFrom(0, 2, 6);
const anyTerms = fc.record({
  rate: anyRate,
  fromScale: anyScale,
  toScale: anyScale,
  feeBps: fc.bigInt({ min: 0n, max: 500n }),
});
const anyAmount = fc.bigInt({ min: 1n, max: 10n ** 18n });

describe('for any rate, scale, fee and amount', () => {
  it('the least source that brings a target brings it, and one unit less does not', () => {
    fc.assert(
      fc.property(anyAmount, anyTerms, (target, of) => {
        const { sourceMinor, feeMinor, targetMinor } = convertTarget(target, of);
        const forward = convertSource(sourceMinor, of);
        expect(targetMinor).toBe(target);
        expect(forward.feeMinor).toBe(feeMinor);
        expect(forward.targetMinor >= target).toBe(true);
        expect(convertSource(sourceMinor - 1n, of).targetMinor < target).toBe(true);
      }),
    );
  });

  it('the formula gives a target back that it can hit: what a source brings takes no more than that source', () => {
    fc.assert(
      fc.property(anyAmount, anyTerms, (source, of) => {
        const { targetMinor } = convertSource(source, of);
        fc.pre(targetMinor > 0n);
        const back = convertTarget(targetMinor, of);
        expect(back.sourceMinor <= source).toBe(true);
        expect(convertSource(back.sourceMinor, of).targetMinor).toBe(targetMinor);
      }),
    );
  });

  it('a larger source never brings less', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyTerms, (one, more, of) => {
        expect(convertSource(one + more, of).targetMinor >= convertSource(one, of).targetMinor).toBe(true);
      }),
    );
  });
});

const anyMarket = fc
  .array(
    fc.record({
      base: fc.constantFrom(...rateCurrencies),
      quote: fc.constantFrom(...rateCurrencies),
      mid: fc.bigInt({ min: 2_000n, max: 10n ** 12n }),
      half: fc.bigInt({ min: 0n, max: 1_000n }),
      age: fc.integer({ min: 0, max: 1_000 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((rows) =>
    rows
      .filter(({ base, quote }) => base !== quote)
      .map(({ base, quote, mid, half, age }): RatePoint => {
        const of = (numerator: bigint) => ({ numerator, denominator: 1_000_000n });
        const asOf = new Date(1_800_000_000_000 - age * 1000);
        return {
          base,
          quote,
          mid: of(mid),
          bid: of(mid - half),
          ask: of(mid + half),
          source: 'any',
          isSample: false,
          asOf,
        };
      }),
  );

/** A walk through currencies, each step a conversion by one side or the other; ends where it began. */
const anyWalk = fc.array(fc.record({ to: fc.constantFrom(...rateCurrencies), isTargetFixed: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
});

interface Walk {
  readonly begin: bigint;
  readonly feeBps: bigint;
  /** For each step whether its target stands fast. */
  readonly targetFixed: readonly boolean[];
}

/** Converts all one holds from currency to currency. What a target-fixed step leaves over at home counts as kept. */
function walkThrough(
  points: readonly RatePoint[],
  way: readonly RateCurrency[],
  { begin, feeBps, targetFixed }: Walk,
) {
  const tree = growTree(points);
  const [home = 'USD'] = way;
  let here = home;
  let held = begin;
  let left = 0n;
  for (const [at, to] of way.slice(1).entries()) {
    const cross = crossRate(tree, here, to);
    if (!cross) continue;
    const scaleOf = (code: RateCurrency) => assetOf(code)?.scale ?? 0;
    const of = { rate: cross.bid, fromScale: scaleOf(here), toScale: scaleOf(to), feeBps };
    const bySource = convertSource(held, of);
    if (bySource.targetMinor === 0n) break;
    const step = targetFixed[at] ? convertTarget(bySource.targetMinor, of) : bySource;
    if (here === home) left += held - step.sourceMinor;
    held = step.targetMinor;
    here = to;
  }
  return { here, held, left };
}

describe('converting and converting back [SYS-01]', () => {
  it('never gains: over all pairs, any rates, many amounts, any roundabout and with no fee at all', () => {
    fc.assert(
      fc.property(
        fc.record({
          points: anyMarket,
          home: fc.constantFrom(...rateCurrencies),
          walk: anyWalk,
          begin: anyAmount,
        }),
        fc.constantFrom(0n, CONVERT_FEE_BPS),
        ({ points, home, walk, begin }, feeBps) => {
          const walked = walkThrough(points, [home, ...walk.map(({ to }) => to), home], {
            begin,
            feeBps,
            targetFixed: walk.map(({ isTargetFixed }) => isTargetFixed),
          });
          expect(walked.here === home ? walked.held + walked.left <= begin : true).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
