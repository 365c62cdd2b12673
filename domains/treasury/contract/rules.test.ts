import { describe, expect, it } from 'vitest';

import { needsSecond, twoAboveMinor } from './rules.ts';

describe('a payment of a business', () => {
  it.each([
    ['1000000', '0', false],
    ['1000001', '0', true],
    ['1', '1000000', true],
    ['500000', '500000', false],
    ['500001', '500000', true],
  ])('of %s after %s on the same day needs a second member: %s', (amount, left, second) => {
    expect(needsSecond({ amountMinor: BigInt(amount), asset: 'JVD' }, BigInt(left))).toBe(second);
  });

  it('has the bound in whole units of each currency, whatever its minor units', () => {
    expect(twoAboveMinor('JVD')).toBe(1_000_000n);
    expect(twoAboveMinor('JPY')).toBe(10_000n);
  });
});
