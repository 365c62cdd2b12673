import { describe, expect, it } from 'vitest';

import { areEqual, isSettled, totalsOf } from './control-rules.ts';

const row = (amountMinor: bigint) => ({ amountMinor });

describe('control totals', () => {
  it('count payments and add their sums', () => {
    expect(totalsOf([row(5n), row(7n)])).toEqual({ count: 2, totalMinor: 12n });
    expect(totalsOf([])).toEqual({ count: 0, totalMinor: 0n });
  });

  it.each([
    [2, 12n, true],
    [2, 11n, false],
    [3, 12n, false],
  ])('of %i payments and %s in sum are equal to two of 12: %s', (count, totalMinor, is) => {
    expect(areEqual({ count, totalMinor }, { count: 2, totalMinor: 12n })).toBe(is);
  });
});

describe('an envelope is settled', () => {
  const control = { count: 3, totalMinor: 30n };
  const tally = (state: string, count: number, totalMinor: bigint) => ({ state, count, totalMinor });

  it('when paid, returned and failed make the totals', () => {
    expect(
      isSettled(control, [tally('paid', 1, 10n), tally('returned', 1, 5n), tally('failed', 1, 15n)]),
    ).toBe(true);
  });

  it.each([
    [[tally('paid', 3, 29n)]],
    [[tally('paid', 2, 30n)]],
    [[tally('paid', 2, 20n), tally('pending', 1, 10n)]],
    [[]],
  ])('not with %o', (tallies) => {
    expect(isSettled(control, tallies)).toBe(false);
  });
});
