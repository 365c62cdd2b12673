import { describe, expect, it } from 'vitest';

import { beneficialOwners } from './beneficial-owners.ts';
import { directShares } from './direct-shares.ts';
import { effectiveShares } from './effective-shares.ts';
import type { OwnershipNetwork } from './network.ts';

type Edge = readonly [owner: string, owned: string, shares: string, votes?: string];

/** People have names that begin with a small letter, businesses with a large one. */
function networkOf(subject: string, edges: readonly Edge[]): OwnershipNetwork {
  const ids = [...new Set([subject, ...edges.flatMap(([owner, owned]) => [owner, owned])])];
  return {
    subject,
    is_cut: false,
    nodes: ids.map((id) => ({
      id,
      kind: /^[a-z]/.test(id) ? 'person' : 'business',
      name: id,
      born_month: null,
      number: null,
      slug: null,
    })),
    edges: edges.map(([owner, owned, shares, votes = shares]) => ({ owner, owned, shares, votes })),
  };
}
const sharesOf = (network: OwnershipNetwork, measure: 'shares' | 'votes' = 'shares') =>
  Object.fromEntries([...effectiveShares(network, measure)].map(([id, part]) => [id, part.toFraction()]));
const named = (network: OwnershipNetwork, fromPercent: number, isIncluded: boolean) =>
  beneficialOwners(network, { fromPercent, isIncluded }).map(({ node }) => node);

describe('effective shares', () => {
  it('are multiplied along a chain and added over all ways', () => {
    const network = networkOf('T', [
      ['H', 'T', '1/2'],
      ['ann', 'T', '1/2'],
      ['ann', 'H', '1/3'],
      ['bo', 'H', '2/3'],
    ]);
    expect(sharesOf(network)).toEqual({ ann: '2/3', bo: '1/3' });
  });

  it('of businesses that own each other are solved, not refused', () => {
    const network = networkOf('A', [
      ['B', 'A', '1/2'],
      ['A', 'B', '1/2'],
      ['ann', 'A', '1/2'],
      ['bo', 'B', '1/2'],
    ]);
    expect(sharesOf(network)).toEqual({ ann: '2/3', bo: '1/3' });
  });

  it('of a business that holds its own shares go to its other owners', () => {
    expect(
      sharesOf(
        networkOf('A', [
          ['A', 'A', '1/5'],
          ['ann', 'A', '4/5'],
        ]),
      ),
    ).toEqual({ ann: '1' });
  });

  it('of a loop without people are nobody’s', () => {
    expect(
      sharesOf(
        networkOf('A', [
          ['B', 'A', '1'],
          ['A', 'B', '1'],
        ]),
      ),
    ).toEqual({});
    const beside = networkOf('T', [
      ['A', 'T', '1/2'],
      ['B', 'A', '1'],
      ['A', 'B', '1'],
      ['ann', 'T', '1/2'],
    ]);
    expect(sharesOf(beside)).toEqual({ ann: '1/2' });
  });

  it('are apart from votes', () => {
    const network = networkOf('T', [
      ['ann', 'T', '1/10', '9/10'],
      ['bo', 'T', '9/10', '1/10'],
    ]);
    expect(sharesOf(network, 'votes')).toEqual({ ann: '9/10', bo: '1/10' });
    expect(beneficialOwners(network, { fromPercent: 25, isIncluded: false })).toMatchObject([
      { node: 'ann', shares: '1/10', votes: '9/10', by: ['votes'] },
      { node: 'bo', shares: '9/10', votes: '1/10', by: ['shares'] },
    ]);
  });

  it('of sixty businesses that own each other in odd shares are solved without waiting', () => {
    const [firms, odd] = [60, (at: number) => `${1_000_000_007 + 7919 * at}/${9_999_999_967 + (at % 7)}`];
    const nodes = Array.from({ length: firms }, (_, at) => ({ id: `b${at}`, kind: 'business' as const }));
    const held = nodes.flatMap(({ id }, at) =>
      [1, 4, 9, 16].map((step) => ({ owner: `b${(at + step) % firms}`, owned: id, share: odd(at + step) })),
    );
    const edges = [...held, { owner: 'p', owned: 'b59', share: '1/2' }].map(({ owner, owned, share }) => ({
      owner,
      owned,
      shares: share,
      votes: share,
    }));
    const none = { name: '', born_month: null, number: null, slug: null };
    const all = [...nodes, { id: 'p', kind: 'person' as const }].map((each) => ({ ...each, ...none }));
    const begun = performance.now();
    const found = effectiveShares({ subject: 'b0', nodes: all, edges, is_cut: false }, 'shares').get('p');
    expect(found?.n).toBeGreaterThan(0n);
    expect(performance.now() - begun).toBeLessThan(8000);
  });
});

describe('beneficial owners', () => {
  const quarter = networkOf('T', [
    ['ann', 'T', '1/4'],
    ['bo', 'T', '3/4'],
  ]);

  it('have a quarter where the rule pack counts it, and more where it does not', () => {
    expect(named(quarter, 25, true)).toEqual(['bo', 'ann']);
    expect(named(quarter, 25, false)).toEqual(['bo']);
  });

  it('are named with each way and its share', () => {
    const network = networkOf('T', [
      ['H', 'T', '3/5'],
      ['ann', 'T', '2/5'],
      ['ann', 'H', '1/2'],
      ['bo', 'H', '1/2'],
    ]);
    expect(beneficialOwners(network, { fromPercent: 25, isIncluded: false })).toEqual([
      {
        node: 'ann',
        shares: '7/10',
        votes: '7/10',
        by: ['shares', 'votes'],
        paths: [
          { through: [], shares: '2/5', votes: '2/5' },
          { through: ['H'], shares: '3/10', votes: '3/10' },
        ],
        has_more: false,
      },
      {
        node: 'bo',
        shares: '3/10',
        votes: '3/10',
        by: ['shares', 'votes'],
        paths: [{ through: ['H'], shares: '3/10', votes: '3/10' }],
        has_more: false,
      },
    ]);
  });

  it('say where a loop adds to the ways', () => {
    const network = networkOf('A', [
      ['B', 'A', '1/2'],
      ['A', 'B', '1/2'],
      ['ann', 'A', '1/2'],
      ['bo', 'B', '1/2'],
    ]);
    expect(beneficialOwners(network, { fromPercent: 25, isIncluded: false })).toMatchObject([
      { node: 'ann', shares: '2/3', paths: [{ through: [], shares: '1/2' }], has_more: true },
      { node: 'bo', shares: '1/3', paths: [{ through: ['B'], shares: '1/4' }], has_more: true },
    ]);
  });

  it('are found in a dense network without walking all of its ways', () => {
    const businesses = Array.from({ length: 14 }, (_none, at) => `B${at}`);
    const edges = businesses.flatMap((owned) => [
      ...businesses.filter((each) => each !== owned).map((owner): Edge => [owner, owned, '1/14']),
      ['ann', owned, '1/14'] satisfies Edge,
    ]);
    expect(beneficialOwners(networkOf('B0', edges), { fromPercent: 25, isIncluded: true })).toMatchObject([
      { node: 'ann', shares: '1', has_more: true },
    ]);
  });
});

describe('direct shares', () => {
  const ordinary = { name: 'ordinary', issued: 900n, nominalMinor: 100n, votesPerShare: 1 };
  const founders = { name: 'b', issued: 100n, nominalMinor: 100n, votesPerShare: 10 };

  it('are of the capital and of the votes, over all classes', () => {
    expect(
      directShares(
        [ordinary, founders],
        [
          { owner: 'ann', className: 'b', shares: 100n },
          { owner: 'bo', className: 'ordinary', shares: 900n },
        ],
      ),
    ).toEqual([
      { owner: 'ann', shares: '1/10', votes: '10/19' },
      { owner: 'bo', shares: '9/10', votes: '9/19' },
    ]);
  });

  it('weigh shares by their value, and by their number where they have none', () => {
    const dear = { ...founders, nominalMinor: 900n };
    const held = [
      { owner: 'ann', className: 'ordinary', shares: 900n },
      { owner: 'bo', className: 'b', shares: 100n },
    ];
    expect(directShares([ordinary, dear], held)[0]?.shares).toBe('1/2');
    const free = [ordinary, founders].map((each) => ({ ...each, nominalMinor: 0n }));
    expect(directShares(free, held)[0]?.shares).toBe('9/10');
  });
});
