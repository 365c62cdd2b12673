import { describe, expect, it } from 'vitest';

import { flowsOf, type PaidGroup } from './flow-rules.ts';

const group = (
  who: PaidGroup['who'],
  country: string | null,
  recipients: number,
  paid: number,
): PaidGroup => ({
  who,
  country,
  recipients,
  paidMinor: BigInt(paid),
});
const shown = (groups: readonly PaidGroup[]) =>
  flowsOf(groups).map(({ who, country, recipients, paidMinor }) =>
    [who ?? 'all others', country ?? '', recipients, Number(paidMinor)].join(' '),
  );

describe('where money went [SYS-04]', () => {
  it('is told by kind and country, the largest first', () => {
    expect(shown([group('person', 'IT', 5, 100), group('ngo', 'GH', 9, 300)])).toEqual([
      'ngo GH 9 300',
      'person IT 5 100',
    ]);
  });

  it('joins small groups of a kind, then all others', () => {
    expect(
      shown([
        group('person', 'IT', 7, 100),
        group('person', 'NO', 3, 40),
        group('person', 'GH', 2, 30),
        group('ngo', 'GH', 4, 20),
        group('business', null, 1, 10),
      ]),
    ).toEqual(['person IT 7 100', 'person  5 70', 'all others  5 30']);
  });

  it('lets no difference tell what a few were paid, and tells nothing of too few', () => {
    expect(shown([group('person', 'IT', 6, 100), group('person', 'NO', 1, 900)])).toEqual([
      'all others  7 1000',
    ]);
    expect(shown([group('person', 'IT', 4, 100)])).toEqual([]);
    expect(shown([])).toEqual([]);
  });

  it('never shows fewer than five, and loses no money it shows', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const groups = ['IT', 'NO', 'GH', null].flatMap((country, at) =>
        (['person', 'business', 'ngo'] as const).map((who, of) =>
          group(who, country, (seed * (at + 3) * (of + 7)) % 9, (seed * (at + 1) * (of + 5)) % 1000),
        ),
      );
      const flows = flowsOf(groups.filter(({ recipients }) => recipients > 0));
      expect(flows.every(({ recipients }) => recipients >= 5)).toBe(true);
      const all = groups
        .filter(({ recipients }) => recipients > 0)
        .reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
      const shownSum = flows.reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
      expect(shownSum).toBe(flows.length === 0 ? 0n : all);
    }
  });
});
