import { expect, it } from 'vitest';

import { readBalance } from './balance.ts';

it.each([
  ['1250', 'USD', '.', 125_000n],
  ['0', 'USD', '.', 0n],
  ['1,250.50', 'USD', '.', 125_050n],
  ['1.250,50', 'EUR', ',', 125_050n],
  ['-12.40', 'USD', '.', -1240n],
  ['−12.40', 'USD', '.', -1240n],
  ['\u200e-12.40', 'USD', '.', -1240n],
  ['١٢٫٤٠', 'USD', '.', 1240n],
  ['300', 'JPY', '.', 300n],
] as const)('the balance %s in %s is read', (text, asset, decimal, minor) => {
  expect(readBalance(text, asset, decimal)).toBe(minor);
});

it.each(['', '-', '--5', '- -5', '1e9', '12.345', 'all of it', '9'.repeat(40)])(
  'the balance %s is none',
  (text) => {
    expect(readBalance(text, 'USD', '.')).toBeUndefined();
  },
);
