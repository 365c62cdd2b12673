import { describe, expect, it } from 'vitest';

import { alertSchema } from './alerts/alert-rules.ts';
import { rateAsTyped, type DecimalMark } from './typed-rate.ts';
import { agoText, changeFigure, nameOf, rateFigure } from './rate-formats.ts';
import { addressOfRates, readRatesView } from './rates-address.ts';

describe('rates in the reader’s words', () => {
  it.each([
    ['1.29', 'en', '1.29'],
    ['1', 'en', '1'],
    ['151.25', 'de', '151,25'],
    ['0.00775193798', 'en', '0.00775194'],
    ['1234567.891', 'en', '1,234,570'],
    ['x', 'en', 'x'],
  ])('%s in %s is %s', (rate, locale, text) => {
    expect(rateFigure(rate, locale)).toBe(text);
  });

  it.each([
    ['0.0016', '+0.16%'],
    ['-0.0200', '-2.00%'],
    ['0.0000', '0.00%'],
  ])('a change of %s is %s', (change, text) => {
    expect(changeFigure(change, 'en')).toBe(text);
  });

  it.each([
    [5, 'now'],
    [-30, 'now'],
    [185, '3 minutes ago'],
    [7300, '2 hours ago'],
    [90_000, 'yesterday'],
  ])('%s seconds ago is %s', (seconds, text) => {
    const now_ms = Date.parse('2026-11-20T12:00:00Z');
    expect(agoText(new Date(now_ms - seconds * 1000).toISOString(), 'en', now_ms)).toBe(text);
  });

  it('currencies have their names, and a code where Intl knows none', () => {
    expect([nameOf('EUR', 'de'), nameOf('JVD', 'de'), nameOf('USDC', 'de')]).toEqual(['Euro', 'JVD', 'USDC']);
  });
});

describe('a rate as typed', () => {
  it.each<[string, DecimalMark, string]>([
    ['1.35', '.', '1.35'],
    ['1,35', ',', '1.35'],
    ['1.234', ',', '1234'],
    ['1,234', '.', '1234'],
    ['1.234,5', ',', '1234.5'],
    ['1\u202F234,5', ',', '1234.5'],
    [',5', ',', '0.5'],
    ['٠٫٩٥', '٫', '0.95'],
    ['٠٫٩٥', ',', '0.95'],
    ['१.२९', '.', '1.29'],
    ['１．２９', '.', '1.29'],
    [' 007 ', '.', '7'],
  ])('%j with %j is %s', (typed, mark, rate) => {
    expect(rateAsTyped(typed, mark)).toBe(rate);
    expect(alertSchema(mark).safeParse({ rate: typed }).success).toBe(true);
  });

  it.each<[string, DecimalMark]>([
    ['1.35', ','],
    ['1,35', '.'],
    ['1.2.3', '.'],
    ['1.234.5', ','],
    ['', '.'],
    ['0', '.'],
    ['0,000', ','],
    ['-1', '.'],
    ['abc', '.'],
    ['1e3', '.'],
    ['1'.repeat(19), '.'],
    [`0.${'1'.repeat(19)}`, '.'],
    ['1\u0000', '.'],
  ])('%j with %j is refused, not guessed', (rate, mark) => {
    expect(rateAsTyped(rate, mark)).toBeUndefined();
    expect(alertSchema(mark).safeParse({ rate }).success).toBe(false);
  });
});

describe('the address of the rates', () => {
  it.each([
    ['', undefined, '/wallet/rates?pair=JVD-EUR&days=30'],
    ['', 'GBP', '/wallet/rates?pair=JVD-GBP&days=30'],
    ['', 'JVD', '/wallet/rates?pair=JVD-EUR&days=30'],
    ['', 'USD', '/wallet/rates?pair=JVD-EUR&days=30'],
    ['pair=JVD-USD', 'USD', '/wallet/rates?pair=JVD-USD&days=30'],
    ['pair=EUR', undefined, '/wallet/rates?pair=EUR-USD&days=30'],
    ['pair=USD-EUR&days=90', 'GBP', '/wallet/rates?pair=USD-EUR&days=90'],
    ['pair=USD-USD&days=31', undefined, '/wallet/rates?pair=USD-JVD&days=30'],
    ['pair=XYZ', undefined, '/wallet/rates?pair=JVD-EUR&days=30'],
  ])('%j for a person who prefers %s is %s', (search, preferred, address) => {
    expect(addressOfRates(readRatesView(search, preferred))).toBe(address);
  });
});
