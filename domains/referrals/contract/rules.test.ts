import { expect, test } from 'vitest';

import { codeInQuery, isReferralCode } from './rules.ts';

test.each([
  ['?ref=ABC234', 'ABC234'],
  ['?ref=abc234', 'ABC234'],
  ['?mode=signup&ref=%20ABCDEFGH23%20', 'ABCDEFGH23'],
  ['?ref=AB', undefined],
  ['?ref=ABC<script>', undefined],
  ['?ref=AAAAAAAAAAAAA', undefined],
  ['?ref=', undefined],
  ['', undefined],
])('[REF-01] the code in %s', (search, code) => {
  expect(codeInQuery(search)).toBe(code);
});

test('a code is upper-case letters and digits', () => {
  expect(isReferralCode('ABC234')).toBe(true);
  expect(isReferralCode('abc234')).toBe(false);
});
