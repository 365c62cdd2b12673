import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compare, decimalText, fraction, parseRate, type Fraction } from '../../contract/index.ts';
import { weightedPrice } from './market-rules.ts';
import { judge, medianOf, type Observation } from './oracle-rules.ts';
import { changeText } from './read-jvd.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

function rate(text: string): Fraction {
  const read = parseRate(text);
  if (!read) throw new Error(`${text} is no rate`);
  return read;
}

const seen = (...prices: readonly (string | readonly [string, number])[]): Observation[] =>
  prices.map((one, at) => {
    const [price, age_s] = typeof one === 'string' ? [one, 0] : one;
    return { source: `source_${at}`, price: rate(price), asOf: ago(age_s) };
  });

const hourAgo = { price: rate('1.29'), asOf: ago(3600) };

function verdict(observations: readonly Observation[], last = hourAgo): string {
  const judged = judge(observations, { now, last });
  return judged.outcome === 'price' ? decimalText(judged.price, 6) : judged.reason;
}

describe("JVD's oracle", () => {
  it.each([
    ['the median of three', seen('1.28', '1.30', '1.29'), '1.29'],
    ['the mean of the middle two of four', seen('1.28', '1.29', '1.30', '1.31'), '1.295'],
    ['fifteen minutes old still counts', seen('1.28', '1.30', ['1.29', 900]), '1.29'],
    ['two sources are too few', seen('1.29', '1.29'), 'too_few'],
    ['an old one does not count', seen('1.28', '1.30', ['1.29', 901]), 'too_few'],
    ['one far off is left out: of four three remain', seen('1.28', '1.29', '1.30', '9'), '1.29'],
    ['one far off among three leaves too few', seen('1.28', '1.29', '9'), 'too_few'],
    ['exactly 5 % off the median still counts', seen('1.29', '1.29', '1.2255'), '1.29'],
    ['more than 5 % below it does not', seen('1.29', '1.29', '1.2254'), 'too_few'],
    ['exactly 5 % above it still counts', seen('1.29', '1.29', '1.3545'), '1.29'],
    ['more than 5 % above it does not', seen('1.29', '1.29', '1.3546'), 'too_few'],
    ['2 % downwards is allowed', seen('1.2642', '1.2642', '1.2642'), '1.2642'],
    ['2 % in an hour is allowed', seen('1.3158', '1.3158', '1.3158'), '1.3158'],
    ['more is not', seen('1.3159', '1.3159', '1.3159'), 'too_far'],
    ['nor is more downwards', seen('1.2641', '1.2641', '1.2641'), 'too_far'],
  ])('%s', (_, observations, expected) => {
    expect(verdict(observations)).toBe(expected);
  });

  it('lets the price go further the longer the last one stands', () => {
    const jumped = seen('1.34', '1.34', '1.34');
    expect(verdict(jumped, { price: rate('1.29'), asOf: ago(3600) })).toBe('too_far');
    expect(verdict(jumped, { price: rate('1.29'), asOf: ago(2 * 3600) })).toBe('1.34');
  });

  it('lets the price go anywhere below after fifty hours, and by so much above', () => {
    const last = { price: rate('1.29'), asOf: ago(50 * 3600) };
    expect(verdict(seen('0.0001', '0.0001', '0.0001'), last)).toBe('too_far');
    expect(verdict(seen('0.000129', '0.000129', '0.000129'), last)).toBe('0.000129');
    expect(verdict(seen('2.58', '2.58', '2.58'), last)).toBe('2.58');
    expect(verdict(seen('2.5801', '2.5801', '2.5801'), last)).toBe('too_far');
    expect(verdict(seen('1.29', '1.29', '1.29'), { price: rate('1.29'), asOf: ago(-60) })).toBe('1.29');
    expect(verdict(seen('1.2901', '1.2901', '1.2901'), { price: rate('1.29'), asOf: ago(-60) })).toBe(
      'too_far',
    );
  });

  it('takes the first price as it comes', () => {
    expect(judge(seen('7', '7', '7'), { now, last: undefined })).toEqual({
      outcome: 'price',
      price: rate('7'),
    });
  });

  it('never moves further than it may, whatever the sources say', () => {
    const price = fc.bigInt({ min: 1n, max: 10n ** 6n }).map((value) => fraction(value, 100_000n));
    fc.assert(
      fc.property(fc.array(price, { maxLength: 9 }), fc.integer({ min: 0, max: 7200 }), (prices, age_s) => {
        const observations = prices.map((one, at) => ({ source: `s${at}`, price: one, asOf: now }));
        const last = { price: rate('1.29'), asOf: ago(age_s) };
        const judged = judge(observations, { now, last });
        const made = judged.outcome === 'price' ? judged.price : last.price;
        const ratio = Number(made.numerator * 1_290_000n) / Number(made.denominator) / 1_664_100;
        expect(Math.abs(ratio - 1)).toBeLessThanOrEqual((0.02 * age_s) / 3600 + 1e-9);
      }),
    );
  });

  it('has no median of nothing', () => {
    expect(medianOf([])).toBeUndefined();
  });
});

describe('the market price', () => {
  it('weighs each trade by its size, worked by hand', () => {
    // (1.00·300 + 2.00·100) ÷ 400
    const trades = [
      { price: rate('1'), amountMinor: 300n },
      { price: rate('2'), amountMinor: 100n },
    ];
    const price = weightedPrice(trades);
    expect(price && compare(price, rate('1.25'))).toBe(0);
    expect(weightedPrice([])).toBeUndefined();
    // What moved nothing weighs nothing.
    expect(weightedPrice([{ price: rate('9'), amountMinor: 0n }])).toBeUndefined();
    expect(weightedPrice([...trades, { price: rate('9'), amountMinor: 0n }])).toEqual(price);
    expect(weightedPrice([{ price: rate('9'), amountMinor: 1n }])).toEqual(rate('9'));
  });
});

describe('the change of a day', () => {
  it.each([
    ['1.29', '1.29', '0.0000'],
    ['1.29', '1.2921', '0.0016'],
    ['1.29', '1.2879', '-0.0016'],
    ['1', '2.5', '1.5000'],
    ['1', '0.00001', '-1.0000'],
    ['1', '0.999999', '0.0000'],
    ['1', '0.99995', '-0.0001'],
    ['1', '0.99996', '0.0000'],
    ['1', '1.00005', '0.0001'],
    ['1', '1.00004', '0.0000'],
    ['1', '12345.5', '12344.5000'],
  ])('from %s to %s is %s', (before, last, change) => {
    expect(changeText(rate(before), rate(last))).toBe(change);
  });
});
