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

  it('leads a line back beside all boxes, not behind them, and leaves no room below without need', () => {
    const three: OwnershipNetwork = {
      ...loop,
      nodes: [...loop.nodes, node('C', 'business'), node('di', 'person')],
      edges: [
        edge('B', 'A'),
        edge('ann', 'A'),
        edge('bo', 'A'),
        edge('C', 'B'),
        edge('cy', 'B'),
        edge('A', 'C'),
      ],
    };
    for (const columns of [2, 4]) {
      const { nodes, edges, width, height } = layoutOf(three, columns);
      const rightmost = Math.max(...nodes.map(({ x }) => x + BOX.width));
      const back = edges.find(({ isBack }) => isBack);
      expect(back?.edge).toMatchObject({ owner: 'A', owned: 'C' });
      const [, lane = 0] = /V[\d.]+Q([\d.]+) /.exec(back?.path ?? '') ?? [];
      expect(Number(lane)).toBeGreaterThan(rightmost);
      expect(Number(lane)).toBeLessThan(width);
      // C is the last of its row, so that the line reaches it past nobody.
      const to = nodes.find(({ id }) => id === 'C');
      expect(nodes.some(({ x, y }) => y === to?.y && x > to.x)).toBe(false);
      const label = back?.label ?? { x: 0, y: 0 };
      expect(nodes.some(({ y }) => label.y > y && label.y < y + BOX.height)).toBe(false);
      const lowest = Math.max(...nodes.map(({ y }) => y + BOX.height));
      expect(height - lowest).toBeLessThan(20);
    }
  });

  it('draws the line of a box that is alone in its row between the two boxes below it', () => {
    const owners = ['ann', 'bo', 'cy'];
    const { nodes } = layoutOf(
      {
        ...loop,
        nodes: [node('A', 'business'), ...owners.map((id) => node(id, 'person'))],
        edges: owners.map((id) => edge(id, 'A')),
      },
      2,
    );
    const [alone, left, right, subject] = ['ann', 'bo', 'cy', 'A'].map(
      (id) => nodes.find((each) => each.id === id) ?? { x: 0, y: 0 },
    );
    expect(alone?.y).toBeLessThan(left?.y ?? 0);
    expect(left?.y).toBe(right?.y);
    expect(alone?.x).toBe(subject?.x);
    const line = (alone?.x ?? 0) + BOX.width / 2;
    expect(line).toBeGreaterThan((left?.x ?? 0) + BOX.width);
    expect(line).toBeLessThan(right?.x ?? 0);
  });
});
