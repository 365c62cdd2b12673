import { describe, expect, it } from 'vitest';
import { readPhone } from './phone-number.ts';

describe('a telephone number as it is typed', () => {
  it.each([
    ['2133734253', 'US', 'US', '213 373 4253', '+12133734253'],
    ['(213) 373-4253', 'US', 'US', '213 373 4253', '+12133734253'],
    ['12133734253', 'US', 'US', '213 373 4253', '+12133734253'],
    ['0151 23456789', 'DE', 'DE', '1512 3456789', '+4915123456789'],
    ['+44 20 7946 0018', 'US', 'GB', '20 7946 0018', '+442079460018'],
    ['0044 20 7946 0018', 'US', 'GB', '20 7946 0018', '+442079460018'],
    ['٢١٣٣٧٣٤٢٥٣', 'US', 'US', '213 373 4253', '+12133734253'],
  ])('reads %s in %s', (text, from, ...read) => {
    const { country, national, e164, isTooLong } = readPhone(text, from);
    expect([country, national, e164]).toEqual(read);
    expect(isTooLong).toBe(false);
  });

  it('says when a digit is one too many', () => {
    expect(readPhone('21337342530', 'US').isTooLong).toBe(true);
    expect(readPhone('+121337342530', 'US').isTooLong).toBe(true);
  });

  it('waits while the calling code is not complete', () => {
    expect(readPhone('+', 'US')).toEqual({ country: 'US', national: '+', e164: '', isTooLong: false });
  });

  it('is empty while nothing is typed', () => {
    expect(readPhone('', 'US')).toMatchObject({ national: '', e164: '' });
  });
});
