import { expect, it } from 'vitest';

import { readPart } from './part-of-amount.ts';

const whole = { value: '3000', assetCode: 'USD', assetScale: 2 };

it.each([
  ['30.00', 3000n],
  ['$25.00', 2500n],
  ['25 USD', 2500n],
  ['٢٥', 2500n],
  ['€25.00', undefined],
  ['30.01', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['', undefined],
])('a part typed as “%s” is %s', (typed, minor) => {
  expect(readPart(typed, whole, '.')).toBe(minor);
});
