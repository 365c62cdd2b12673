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
    ['1.234', 'too_many_decimals'],
    ['40000000000000001', 'too_large'],
    ['9'.repeat(60), 'too_large'],
  ])('says what is wrong with %j: %s', (text, issue) => {
    expect(parseMajor(text, { scale: 2 })).toEqual({ issue });
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
