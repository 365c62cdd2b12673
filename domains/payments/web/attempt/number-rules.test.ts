import { expect, it } from 'vitest';

import { testInstruments } from '../../contract/index.ts';
import { spacedNumber, typedTestNumber } from './number-rules.ts';

it('takes every test number, however it is spaced', () => {
  for (const { number } of testInstruments) {
    expect(typedTestNumber(number)).toBe(number);
    expect(typedTestNumber(` ${spacedNumber(number)} `)).toBe(number);
  }
  expect(typedTestNumber('4000-0000-0000-0010')).toBe('4000000000000010');
  expect(typedTestNumber('٤٠٠٠ ٠٠٠٠ ٠٠٠٠ ٠٠١٠')).toBe('4000000000000010');
  expect(typedTestNumber('  ')).toBe('none');
});

it.each([
  '4111 1111 1111 1111',
  '5555555555554444',
  '4000000000000011',
  '4',
  '+15005550007',
  'x'.repeat(100_000),
])('refuses %s, which is no test number', (text) => {
  expect(typedTestNumber(text)).toBeUndefined();
});
