import { describe, expect, it } from 'vitest';

import type { OwnershipNetwork } from '@egcr/registry/contract';
import { BOX, layoutOf } from './graph-layout.ts';

const node = (id: string, kind: 'person' | 'business') => ({
  id,
  kind,
  name: id,
  born_month: null,
  number: null,
  slug: null,
});
const edge = (owner: string, owned: string) => ({ owner, owned, shares: '1/2', votes: '1/2' });
const loop: OwnershipNetwork = {
  subject: 'A',
  is_cut: false,
  nodes: [
    node('A', 'business'),
    node('B', 'business'),
    node('ann', 'person'),
    node('bo', 'person'),
    node('cy', 'person'),
  ],
  edges: [edge('B', 'A'), edge('A', 'B'), edge('ann', 'A'), edge('bo', 'A'), edge('cy', 'B'), edge('B', 'B')],
};

describe('the graph of owners', () => {
  it('has the subject at its foot, owners above, and no box over another', () => {
    for (const columns of [1, 2, 4]) {
      const { nodes, width, height } = layoutOf(loop, columns);
      expect(nodes).toHaveLength(5);
      const place = (id: string) => nodes.find((each) => each.id === id) ?? { x: 0, y: 0 };
      for (const other of ['B', 'ann', 'bo', 'cy']) expect(place(other).y).toBeLessThan(place('A').y);
      expect(place('cy').y).toBeLessThan(place('B').y);
      for (const [at, one] of nodes.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + BOX.width).toBeLessThanOrEqual(width);
        expect(one.y + BOX.height).toBeLessThanOrEqual(height);
        for (const other of nodes.slice(at + 1))
          expect(Math.abs(one.x - other.x) >= BOX.width || Math.abs(one.y - other.y) >= BOX.height).toBe(
            true,
          );
      }
    }
  });

  it('marks lines that lead back', () => {
    const back = layoutOf(loop, 2).edges.filter(({ isBack }) => isBack);
    expect(back.map(({ edge: { owner, owned } }) => `${owner} ${owned}`)).toEqual(['A B', 'B B']);
  });
});
