import { expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

it.each([
  ['204177', '204177'],
  ['204 177', '204177'],
  ['Your code is 204-177.', '204177'],
  ['20417788', '204177'],
  ['٢٠٤١٧٧', '204177'],
  ['۲۰۴۱۷۷', '204177'],
  ['２０４１７７', '204177'],
  ['abc', ''],
])('finds the digits of a code in %j', (text, digits) => {
  expect(digitsOf(text, 6)).toBe(digits);
});
