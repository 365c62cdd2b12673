import { expect, it } from 'vitest';

import { feeOf } from './fee.ts';

it.each([
  [1n, 1n],
  [100n, 1n],
  [101n, 2n],
  [2500n, 25n],
  [4_000_000_000_000_000_000n, 40_000_000_000_000_000n],
])('a payment of %s minor units costs %s', (amount, fee) => {
  expect(feeOf(amount)).toBe(fee);
});

it('the fee is never more than the amount, and never less than one percent', () => {
  for (let amount = 1n; amount < 5000n; amount += 7n) {
    expect(feeOf(amount) <= amount).toBe(true);
    expect(feeOf(amount) * 100n >= amount).toBe(true);
    expect((feeOf(amount) - 1n) * 100n < amount).toBe(true);
  }
});
