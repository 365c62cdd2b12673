import { describe, expect, it } from 'vitest';
import { currencySign, decimalMark, decimalText, formatMoney, formatMoneyToParts } from './format-money.ts';

const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
/** Intl parts amounts by spaces that do not break and marks of direction; a reader sees plain spaces and none. */
const seen = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c\u2066\u2069]/g, '');

describe('minor units as decimal text', () => {
  it.each([
    ['0', 2, '0.00'],
    ['5', 2, '0.05'],
    ['-5', 2, '-0.05'],
    ['123450', 2, '1234.50'],
    ['232118', 0, '232118'],
    ['1', 6, '0.000001'],
    ['4000000000000000000', 2, '40000000000000000.00'],
  ])('%s at scale %i is %s', (value, scale, text) => {
    expect(decimalText(value, scale)).toBe(text);
  });

  it.each(['', '1.5', '1e3', 'abc', '--1', ' 1'])('refuses %j, which is not whole minor units', (value) => {
    expect(decimalText(value, 2)).toBeUndefined();
  });
});

describe('an amount as its reader writes it', () => {
  it.each([
    ['en', 'Ɉ1,234.50'],
    ['en-IN', 'Ɉ1,234.50'],
    ['de', '1.234,50 Ɉ'],
    ['fr', '1 234,50 Ɉ'],
    ['es', '1234,50 Ɉ'],
    ['pt', 'Ɉ 1.234,50'],
    ['it', '1234,50 Ɉ'],
    ['ja', 'Ɉ1,234.50'],
    ['ko', 'Ɉ1,234.50'],
    ['zh', 'Ɉ1,234.50'],
    ['ar', '1,234.50 Ɉ'],
  ])('puts the sign of JVD where %s puts its dollar', (locale, text) => {
    expect(seen(formatMoney(jvd('123450'), { locale }))).toBe(text);
  });

  it.each([
    ['en', 'Ɉ1,234,567.89', '−Ɉ1,234,567.89', '+Ɉ12.50', 'Ɉ1.2B'],
    ['es', '1.234.567,89 Ɉ', '−1.234.567,89 Ɉ', '+12,50 Ɉ', '1234,6 M Ɉ'],
    ['fr', '1 234 567,89 Ɉ', '−1 234 567,89 Ɉ', '+12,50 Ɉ', '1,2 Md Ɉ'],
    ['de', '1.234.567,89 Ɉ', '−1.234.567,89 Ɉ', '+12,50 Ɉ', '1,2 Mrd. Ɉ'],
    ['it', '1.234.567,89 Ɉ', '−1.234.567,89 Ɉ', '+12,50 Ɉ', '1,2 Mld Ɉ'],
    ['pt-BR', 'Ɉ 1.234.567,89', '−Ɉ 1.234.567,89', '+Ɉ 12,50', 'Ɉ 1,2 bi'],
    ['zh-CN', 'Ɉ1,234,567.89', '−Ɉ1,234,567.89', '+Ɉ12.50', 'Ɉ12.3亿'],
    ['ja', 'Ɉ1,234,567.89', '−Ɉ1,234,567.89', '+Ɉ12.50', 'Ɉ12.3億'],
    ['ko', 'Ɉ1,234,567.89', '−Ɉ1,234,567.89', '+Ɉ12.50', 'Ɉ12.3억'],
    ['ar-u-nu-latn', '1,234,567.89 Ɉ', '−1,234,567.89 Ɉ', '+12.50 Ɉ', '1.2 مليار Ɉ'],
  ])('groups, signs and shortens as people of %s do', (locale, ...written) => {
    const at = (value: string, format: object = {}) => seen(formatMoney(jvd(value), { locale, ...format }));
    expect([
      at('123456789'),
      at('-123456789'),
      at('1250', { isSigned: true }),
      at('123456789012', { isCompact: true }),
    ]).toEqual(written);
  });

  it('keeps every digit of four hundred trillion and of the largest amount the ledger holds', () => {
    expect(formatMoney(jvd('40000000000000000'), { locale: 'en' })).toBe('Ɉ400,000,000,000,000.00');
    expect(formatMoney(jvd('3999999999999999999'), { locale: 'en' })).toBe('Ɉ39,999,999,999,999,999.99');
  });

  it('writes currencies of zero, two and six decimals with all of them', () => {
    const at = (value: string, assetCode: string, assetScale: number) =>
      seen(formatMoney({ value, assetCode, assetScale }, { locale: 'en' }));
    expect(at('232118', 'JPY', 0)).toBe('¥232,118');
    expect(at('2648190', 'INR', 2)).toBe('₹26,481.90');
    expect(at('1500000', 'USDC', 6)).toBe('USDC 1.500000');
    expect(at('250', 'CAD', 2)).toBe('CA$2.50');
  });

  it('writes the sign of a movement with a true minus, and none at zero', () => {
    const signed = (value: string) => formatMoney(jvd(value), { locale: 'en', isSigned: true });
    expect(signed('1250')).toBe('+Ɉ12.50');
    expect(signed('-1250')).toBe('\u2212Ɉ12.50');
    expect(signed('0')).toBe('Ɉ0.00');
    expect(formatMoney(jvd('-5'), { locale: 'en' })).toBe('\u2212Ɉ0.05');
  });

  it('keeps the sign of JVD on its side of a signed amount in Arabic', () => {
    const parts = formatMoneyToParts(jvd('-1250'), { locale: 'ar', isSigned: true });
    expect(parts.find((part) => part.kind === 'symbol')?.text).toBe('\u2066Ɉ\u2069');
  });

  it('shortens large amounts and leaves out idle decimals when asked', () => {
    expect(formatMoney(jvd('40000000000000000'), { locale: 'en', isCompact: true })).toBe('Ɉ400T');
    expect(seen(formatMoney(jvd('40000000000000000'), { locale: 'ar', isCompact: true }))).toBe(
      '400 ترليون Ɉ',
    );
    expect(formatMoney(jvd('134000'), { locale: 'en', isTrimmed: true })).toBe('Ɉ1,340');
    expect(formatMoney(jvd('134050'), { locale: 'en', isTrimmed: true })).toBe('Ɉ1,340.50');
  });

  it('shortens no amount below a thousand: it has its cents, or none', () => {
    const short = (value: string, assetCode = 'JVD', assetScale = 2) =>
      seen(formatMoney({ value, assetCode, assetScale }, { locale: 'en', isCompact: true }));
    expect([short('12345'), short('-5'), short('12300'), short('0'), short('123456')]).toEqual([
      'Ɉ123.45',
      '\u2212Ɉ0.05',
      'Ɉ123',
      'Ɉ0',
      'Ɉ1.2K',
    ]);
    expect(short('12345678', 'USDC', 6)).toBe('USDC 12.35');
  });

  it('prints an en dash for what is not an amount, never a wrong number', () => {
    expect(formatMoney(jvd('12.5'), { locale: 'en' })).toBe('–');
  });
});

describe('pieces of the language', () => {
  it('names the sign alone', () => {
    expect(currencySign('JVD', 'de')).toBe('Ɉ');
    expect(currencySign('EUR', 'en')).toBe('€');
    expect(currencySign('USDC', 'en')).toBe('USDC');
  });

  it('knows the decimal mark its reader types', () => {
    expect(decimalMark('en')).toBe('.');
    expect(decimalMark('de')).toBe(',');
  });
});
