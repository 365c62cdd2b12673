import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { convertRoughly, crossRate, growTree, type RatePoint } from './cross.ts';
import { rateCurrencies, readPair, type RateCurrency } from './currencies.ts';
import {
  ceilDivide,
  compare,
  decimalText,
  fraction,
  halfEven,
  invert,
  multiply,
  parseRate,
} from './fraction.ts';

describe('rates as text', () => {
  it.each(['0', '-1', '1.', '.5', '1e3', '01', '1,5', ' 1', '', '0.0', 'NaN', '1.0000000000000000001'])(
    '%j is no rate',
    (text) => {
      expect(parseRate(text)).toBeUndefined();
    },
  );

  it.each([
    [1n, 3n, 6, '0.333333'],
    [129n, 100n, 6, '1.29'],
    [2n, 3n, 6, '0.666667'],
    [1_234_567n, 1n, 6, '1234570'],
    [999_999_5n, 10n, 6, '1000000'],
    [1n, 129n, 6, '0.00775194'],
    [100n, 1n, 6, '100'],
    [1_000_005n, 10n, 6, '100000'],
    [1_000_015n, 10n, 6, '100002'],
    [10n, 1n, 1, '10'],
    [15n, 1n, 1, '20'],
    [25n, 1n, 1, '20'],
    [99n, 100n, 1, '1'],
    [1n, 1n, 6, '1'],
    [9n, 10n, 6, '0.9'],
    [1n, 10n, 6, '0.1'],
    [99_999n, 100_000n, 3, '1'],
    [123n, 1_000_000n, 2, '0.00012'],
    [20_300n, 1n, 2, '20000'],
    [1_230n, 1n, 3, '1230'],
    [11n, 7n, 4, '1.571'],
    [7n, 11n, 4, '0.6364'],
  ])('%s/%s in %s digits is %s', (numerator, denominator, digits, text) => {
    expect(decimalText({ numerator, denominator }, digits)).toBe(text);
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 17n }),
        fc.integer({ min: 0, max: 17 }),
        (digits, decimals) => {
          const rate = fraction(digits, 10n ** BigInt(decimals));
          const back = parseRate(decimalText(rate, 18));
          expect(back && compare(back, rate)).toBe(0);
        },
      ),
    );
  });

  it('are pairs of two different currencies we keep', () => {
    expect(readPair('JVD/USD')).toEqual({ base: 'JVD', quote: 'USD' });
    expect(['JVD', 'JVD/JVD', 'JVD/XYZ', 'a/b/c'].map((text) => readPair(text))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('divisions', () => {
  it.each([
    [5n, 2n, 2n, 3n],
    [7n, 2n, 4n, 4n],
    [6n, 4n, 2n, 2n],
    [1n, 3n, 0n, 1n],
    [2n, 3n, 1n, 1n],
    [6n, 3n, 2n, 2n],
  ])('%s by %s is %s half to even and %s upwards', (dividend, divisor, even, up) => {
    expect([halfEven(dividend, divisor), ceilDivide(dividend, divisor)]).toEqual([even, up]);
  });
});

const at = new Date('2026-11-20T12:00:00Z');

function point(pair: string, mid: string, more: Partial<RatePoint> = {}): RatePoint {
  const read = readPair(pair);
  const rate = parseRate(mid);
  if (!read || !rate) throw new Error(`${pair} ${mid} is no point`);
  return { ...read, mid: rate, bid: rate, ask: rate, source: 'table', isSample: false, asOf: at, ...more };
}

const shown = (points: readonly RatePoint[], from: RateCurrency, to: RateCurrency) => {
  const rate = crossRate(growTree(points), from, to);
  return rate && decimalText(rate.mid, 6);
};

describe('crossing', () => {
  const points = [point('EUR/USD', '1.08'), point('EUR/GBP', '0.85'), point('JVD/USD', '1.29')];

  it('goes over what both are quoted against, worked by hand', () => {
    expect(shown(points, 'EUR', 'USD')).toBe('1.08');
    expect(shown(points, 'USD', 'EUR')).toBe('0.925926');
    // 1.29 / 1.08 · 0.85
    expect(shown(points, 'JVD', 'GBP')).toBe('1.01528');
    expect(shown(points, 'GBP', 'EUR')).toBe('1.17647');
  });

  it('gives nothing for a currency no source names, or for one into itself', () => {
    expect([shown(points, 'JVD', 'INR'), shown(points, 'EUR', 'EUR'), shown([], 'EUR', 'USD')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is as old as its oldest leg, names every source, and is a sample where any is', () => {
    const older = new Date(at.getTime() - 60_000);
    const rate = crossRate(
      growTree([
        point('JVD/USD', '1.29', { source: 'administered' }),
        point('USD/EUR', '0.92', { source: 'sample', isSample: true, asOf: older }),
      ]),
      'JVD',
      'EUR',
    );
    expect(rate).toMatchObject({ sources: ['administered', 'sample'], isSample: true, asOf: older });
  });

  it('gives who sells the bid and who buys the ask, on every leg', () => {
    const spread = { bid: fraction(9n, 10n), ask: fraction(11n, 10n), mid: fraction(1n, 1n) };
    const rate = crossRate(
      growTree([point('JVD/USD', '1', spread), point('USD/EUR', '1', spread)]),
      'JVD',
      'EUR',
    );
    expect([rate && decimalText(rate.bid, 6), rate && decimalText(rate.ask, 6)]).toEqual(['0.81', '1.21']);
  });

  it('takes the fresher of two ways of the same length', () => {
    const stale = new Date(at.getTime() - 3_600_000);
    const both = [point('USD/EUR', '0.90', { asOf: stale }), point('EUR/USD', '1.25')];
    expect(shown(both, 'USD', 'EUR')).toBe('0.8');
  });

  it('is the same forth and back: the middle rates are each other’s inverse', () => {
    const code = fc.constantFrom(...rateCurrencies);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(code, code, fc.bigInt({ min: 1n, max: 10n ** 9n })), { maxLength: 25 }),
        code,
        code,
        (rows, from, to) => {
          const tree = growTree(
            rows
              .filter(([base, quote]) => base !== quote)
              .map(([base, quote, value]) => {
                const mid = fraction(value, 1_000n);
                return { base, quote, mid, bid: mid, ask: mid, source: 'any', isSample: false, asOf: at };
              }),
          );
          const [there, back] = [crossRate(tree, from, to), crossRate(tree, to, from)];
          const isInverse =
            there && back
              ? compare(multiply(there.mid, back.mid), { numerator: 1n, denominator: 1n }) === 0 &&
                compare(there.bid, invert(back.ask)) === 0
              : there === back;
          expect(isInverse).toBe(true);
        },
      ),
    );
  });
});

describe('a balance in another currency, for the eye', () => {
  it.each([
    { amount: 12_345n, at: '1.29', fromScale: 2, toScale: 2, is: 15_925n },
    { amount: -12_345n, at: '1.29', fromScale: 2, toScale: 2, is: -15_925n },
    { amount: 1_000n, at: '151.25', fromScale: 2, toScale: 0, is: 1_512n },
    { amount: 5n, at: '0.1', fromScale: 2, toScale: 2, is: 0n },
    { amount: 15n, at: '0.1', fromScale: 2, toScale: 2, is: 2n },
    { amount: 0n, at: '1.29', fromScale: 2, toScale: 2, is: 0n },
    { amount: 1_000n, at: '0.0066', fromScale: 0, toScale: 2, is: 660n },
    { amount: 25n, at: '0.1', fromScale: 2, toScale: 2, is: 2n },
    { amount: 26n, at: '0.1', fromScale: 2, toScale: 2, is: 3n },
    { amount: 24n, at: '0.1', fromScale: 2, toScale: 2, is: 2n },
  ])('$amount at $at from scale $fromScale to $toScale is $is', ({ amount, at: text, is, ...scales }) => {
    const rate = parseRate(text);
    expect(rate && convertRoughly(amount, { rate, ...scales })).toBe(is);
  });
});

describe('division', () => {
  it('goes to the nearest, and from the middle to the even one', () => {
    expect([0n, 1n, 2n, 3n, 4n, 5n, 6n].map((amount) => halfEven(amount, 2n))).toEqual([
      0n,
      0n,
      1n,
      2n,
      2n,
      2n,
      3n,
    ]);
    expect([0n, 1n, 2n, 3n, 4n].map((amount) => halfEven(amount, 3n))).toEqual([0n, 0n, 1n, 1n, 1n]);
  });

  it('upwards goes up by the smallest rest, and not without one', () => {
    expect([0n, 1n, 3n, 4n, 6n].map((amount) => ceilDivide(amount, 3n))).toEqual([0n, 1n, 1n, 2n, 2n]);
  });

  it('leaves a fraction in its lowest terms', () => {
    expect(fraction(12n, 18n)).toEqual({ numerator: 2n, denominator: 3n });
    expect(multiply({ numerator: 2n, denominator: 3n }, { numerator: 3n, denominator: 4n })).toEqual({
      numerator: 1n,
      denominator: 2n,
    });
    expect(
      [fraction(1n, 2n), fraction(2n, 4n), fraction(3n, 4n)].map((one) => compare(one, fraction(1n, 2n))),
    ).toEqual([0, 0, 1]);
    expect(compare(fraction(1n, 3n), fraction(1n, 2n))).toBe(-1);
  });
});

describe('where nothing is quoted in dollars', () => {
  const asOf = new Date('2026-11-20T12:00:00Z');
  const point = (base: RateCurrency, quote: RateCurrency, numerator: bigint, age_s = 0): RatePoint => ({
    base,
    quote,
    mid: fraction(numerator, 1n),
    bid: fraction(numerator, 1n),
    ask: fraction(numerator, 1n),
    source: `${base}-${quote}`,
    isSample: false,
    asOf: new Date(asOf.getTime() - age_s * 1000),
  });

  it('rates hang on what the table is built on', () => {
    const tree = growTree([point('EUR', 'GBP', 2n), point('EUR', 'JPY', 10n)]);
    expect(crossRate(tree, 'GBP', 'JPY')).toMatchObject({
      mid: fraction(5n, 1n),
      sources: ['EUR-GBP', 'EUR-JPY'],
    });
    expect(crossRate(growTree([]), 'GBP', 'JPY')).toBeUndefined();
  });

  it('fewer steps come before fresher ones, and of the same age the first by name', () => {
    const direct = point('USD', 'JPY', 7n, 60);
    const around = [point('USD', 'EUR', 2n), point('EUR', 'JPY', 3n)];
    expect(crossRate(growTree([...around, direct]), 'USD', 'JPY')?.mid).toEqual(fraction(7n, 1n));
    const [one, other] = [point('USD', 'EUR', 2n), { ...point('EUR', 'USD', 1n), source: 'other' }];
    for (const points of [
      [one, other],
      [other, one],
    ])
      expect(crossRate(growTree(points), 'USD', 'EUR')?.sources).toEqual(['other']);
  });

  it('a rate between two branches does not go by way of the root', () => {
    const tree = growTree([point('USD', 'EUR', 2n), point('EUR', 'JPY', 3n), point('EUR', 'GBP', 6n)]);
    expect(crossRate(tree, 'JPY', 'GBP')).toMatchObject({
      mid: fraction(2n, 1n),
      sources: ['EUR-JPY', 'EUR-GBP'],
    });
    expect(crossRate(tree, 'JPY', 'EUR')).toMatchObject({ mid: fraction(1n, 3n), sources: ['EUR-JPY'] });
    expect(crossRate(tree, 'USD', 'GBP')).toMatchObject({ mid: fraction(12n, 1n) });
  });
});
