import { describe, expect, it } from 'vitest';

import { judgeNewDevice, passedOn, precisionOf, type Passing } from './alert-rules.ts';

const noon = new Date('2026-11-24T12:00:00Z');
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

describe('a large payment from a new device', () => {
  const large = { amountMinor: 50_00n, beforeMinor: 100_00n, worthCents: 200_00n, at: at(5), newSince: noon };

  it('is one that takes half of the account and is worth 200 dollars, within a day', () => {
    expect(judgeNewDevice(large)).toEqual({ share: 50, after_s: 300 });
    expect(judgeNewDevice({ ...large, at: at(24 * 60) })).toBeDefined();
  });

  it.each([
    ['takes less than half', { amountMinor: 49_99n }],
    ['is worth less', { worthCents: 199_99n }],
    ['is made a day later', { at: at(24 * 60 + 1) }],
    ['was made before the device signed in', { at: at(-1) }],
    ['came from an account that owed', { beforeMinor: -1n }],
  ])('is none where it %s', (_why, other) => {
    expect(judgeNewDevice({ ...large, ...other })).toBeUndefined();
  });
});

describe('money passed on at once', () => {
  const payment = (id: string, other: string, amountMinor: bigint, minutes: number): Passing => ({
    id,
    other,
    asset: 'JVD',
    amountMinor,
    at: at(minutes),
  });
  const got = payment('got', 'payer', 100_00n, 0);

  it('is four fifths or more that leave within the hour, in one payment or several', () => {
    expect(passedOn([got], [payment('a', 'boss', 80_00n, 60)])).toEqual([
      { received: got, sentMinor: 80_00n, sentIds: ['a'], after_s: 3600 },
    ]);
    const parts = [payment('a', 'boss', 40_00n, 5), payment('b', 'other boss', 45_00n, 9)];
    expect(passedOn([got], parts)[0]).toMatchObject({ sentMinor: 85_00n, after_s: 540 });
  });

  it.each([
    ['less leaves', [payment('a', 'boss', 79_99n, 5)]],
    ['it leaves later', [payment('a', 'boss', 100_00n, 61)]],
    ['it left before', [payment('a', 'boss', 100_00n, -1)]],
    ['it goes back to the payer', [payment('a', 'payer', 100_00n, 5)]],
    ['another currency leaves', [{ ...payment('a', 'boss', 100_00n, 5), asset: 'USD' }]],
    ['nothing leaves', []],
  ])('is not where %s', (_why, sent) => {
    expect(passedOn([got], sent)).toEqual([]);
  });

  it('counts no more than arrived, and nothing that leaves after enough has left', () => {
    const more = [
      payment('a', 'boss', 60_00n, 5),
      payment('b', 'boss', 60_00n, 9),
      payment('c', 'boss', 1_00n, 10),
    ];
    expect(passedOn([got], more)).toEqual([
      { received: got, sentMinor: 100_00n, sentIds: ['a', 'b'], after_s: 540 },
    ]);
    // What is left of the second one counts for the next that arrived.
    const next = payment('next', 'other payer', 25_00n, 1);
    expect(passedOn([got, next], more).map(({ sentMinor, sentIds }) => [sentMinor, sentIds])).toEqual([
      [100_00n, ['a', 'b']],
      [21_00n, ['b', 'c']],
    ]);
    // What was too little for one is still there for another.
    const large = payment('large', 'payer', 1000_00n, 0);
    expect(passedOn([large, next], more).map(({ received }) => received.id)).toEqual(['next']);
    expect(
      passedOn([got], [{ ...payment('a', 'boss', 100_00n, 60), at: new Date(at(60).getTime() + 1) }]),
    ).toEqual([]);
  });

  it('counts every amount once: a shop that pays its supplier is no pattern', () => {
    const sales = Array.from({ length: 10 }, (_, sale) =>
      payment(`sale ${sale}`, `buyer ${sale}`, 100_00n, sale),
    );
    expect(passedOn(sales, [payment('a', 'supplier', 100_00n, 20)])).toHaveLength(1);
    expect(passedOn(sales, [payment('a', 'boss', 1000_00n, 20)])).toHaveLength(10);
  });
});

describe('the precision of a rule', () => {
  it.each([
    [{ confirmed: 0, dismissed: 0 }, undefined],
    [{ confirmed: 3, dismissed: 1 }, 75],
    [{ confirmed: 0, dismissed: 4 }, 0],
    [{ confirmed: 2, dismissed: 1 }, 66],
  ])('%j: %s', (count, percent) => {
    expect(precisionOf(count)).toBe(percent);
  });
});
