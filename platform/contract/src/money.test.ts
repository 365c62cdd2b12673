import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addMoney, AMOUNT_MINOR_MAX, parseMajor, parseMinor, toMajorText } from './money.ts';

describe('money on the wire', () => {
  it.each([
    ['0', 0n],
    ['2500', 2500n],
    ['4000000000000000000', AMOUNT_MINOR_MAX],
  ])('reads %s as whole minor units', (text, amount) => {
    expect(parseMinor(text)).toBe(amount);
  });

  it.each([
    '',
    ' 1',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '01',
    '0x10',
    '٣',
    'abc',
    '4000000000000000001',
    '9'.repeat(40),
  ])('refuses %j: only digits, no leading zero, at most 4·10¹⁸', (text) => {
    expect(parseMinor(text)).toBeUndefined();
  });
});

describe('money as a person types it', () => {
  it.each([
    ['25', '.', 2, 2500n],
    ['25.5', '.', 2, 2550n],
    ['.5', '.', 2, 50n],
    ['1,234.56', '.', 2, 123_456n],
    ['1.234,56', ',', 2, 123_456n],
    ['1 234,56', ',', 2, 123_456n],
    ['1\u202F234,5', ',', 2, 123_450n],
    ['٢٥٫٥', '٫', 2, 2550n],
    ['٢٥٫٥', '.', 2, 2550n],
    ['25.5', '٫', 2, 2550n],
    ['1٬234٫5', ',', 2, 123_450n],
    ['२५.५', '.', 2, 2550n],
    ['২৫', '.', 2, 2500n],
    ['１，２３４．５', '.', 2, 123_450n],
    ['\u200F1,234.50\u200E', '.', 2, 123_450n],
    ['1,00,000.50', '.', 2, 10_000_050n],
    ['12,34,56,789', '.', 0, 123_456_789n],
    ['1234', '.', 0, 1234n],
    ['0.000001', '.', 6, 1n],
  ] as const)('reads %j with the decimal mark %j at scale %i', (text, decimal, scale, amountMinor) => {
    expect(parseMajor(text, { scale, decimal })).toEqual({ amountMinor });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['ten', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['12,34', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['.', 'not_a_number'],
    ['0.1+0.2', 'not_a_number'],
    ['5²', 'not_a_number'],
    ['1,00,00', 'not_a_number'],
    ['123,45,678', 'not_a_number'],
    ['1.000,50', 'not_a_number'],
    ['$5', 'not_a_number'],
    ['1.234', 'too_many_decimals'],
    ['40000000000000001', 'too_large'],
    ['9'.repeat(60), 'too_large'],
  ])('says what is wrong with %j: %s', (text, issue) => {
    expect(parseMajor(text, { scale: 2 })).toEqual({ issue });
  });

  it.each([
    [1234n, 2, '12.34'],
    [-1234n, 2, '-12.34'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [50n, 2, '0.50'],
    [0n, 2, '0.00'],
    [0n, 0, '0'],
    [-5n, 0, '-5'],
    [1n, 8, '0.00000001'],
  ])('is written back in full: %s at scale %i as %s', (amountMinor, scale, text) => {
    expect(toMajorText(amountMinor, scale)).toBe(text);
  });

  it('never loses a unit between minor units and text, at any scale', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: AMOUNT_MINOR_MAX }),
        fc.integer({ min: 0, max: 8 }),
        (amountMinor, scale) => {
          expect(parseMajor(toMajorText(amountMinor, scale), { scale })).toEqual({ amountMinor });
        },
      ),
    );
  });
});

describe('money as it is pasted', () => {
  const signs = ['USD', 'US$', '$US', '$'];
  it.each([
    ['USD 1,000', 100_000n],
    ['usd1', 100n],
    ['$1,000.50', 100_050n],
    ['1\u00A0000,50\u00A0$US', undefined],
    ['5 US$', 500n],
    ['5\u00A0$ US', 500n],
    ['￥5', undefined],
    ['€5', undefined],
    ['$5$', undefined],
  ])('%j may bring the sign of its own currency, and no other: %s', (text, amountMinor) => {
    const read = parseMajor(text, { scale: 2, signs });
    expect(read).toEqual(amountMinor === undefined ? { issue: 'not_a_number' } : { amountMinor });
  });

  it('is below zero with the minus before or behind the sign', () => {
    for (const text of ['-$5', '$-5', '−5 USD'])
      expect(parseMajor(text, { scale: 2, signs })).toEqual({ issue: 'negative' });
    expect(parseMajor('$', { scale: 2, signs })).toEqual({ issue: 'required' });
  });
});

describe('sums', () => {
  it('adds amounts of one asset and refuses to mix assets', () => {
    expect(addMoney({ amountMinor: 1n, asset: 'JVD' }, { amountMinor: 2n, asset: 'JVD' })).toEqual({
      amountMinor: 3n,
      asset: 'JVD',
    });
    const dollars: { amountMinor: bigint; asset: string } = { amountMinor: 2n, asset: 'USD' };
    expect(() => addMoney<string>({ amountMinor: 1n, asset: 'JVD' }, dollars)).toThrow(
      'cannot add USD to JVD',
    );
  });
});
