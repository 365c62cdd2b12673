import { describe, expect, it } from 'vitest';

import { paginate, type Slab } from './paginate.ts';

const room = { top: 10, bottom: 110 };
const slab = (height: number, rest: Partial<Slab> = {}): Slab => ({ height, draw: () => undefined, ...rest });
const laid = (slabs: readonly Slab[]) =>
  paginate(slabs, room).map((page) => page.map(({ slab: { height }, y }) => `${height} at ${y}`));

describe('what stands on which page', () => {
  it('fills a page downwards with the air between, and turns it where the next does not fit', () => {
    expect(laid([slab(40, { gap: 10 }), slab(50), slab(1)])).toEqual([['40 at 10', '50 at 60'], ['1 at 10']]);
  });

  it('takes a heading along to the page of what follows it', () => {
    expect(laid([slab(70), slab(10, { gap: 5, isTiedToNext: true }), slab(20)])).toEqual([
      ['70 at 10'],
      ['10 at 10', '20 at 25'],
    ]);
  });

  it('keeps a chart of several parts together', () => {
    const part = { isTiedToNext: true };
    expect(laid([slab(60), slab(20, part), slab(20, part), slab(20)])).toEqual([
      ['60 at 10'],
      ['20 at 10', '20 at 30', '20 at 50'],
    ]);
  });

  it('puts what is higher than a page on one of its own, without an empty one before it', () => {
    expect(laid([slab(300), slab(10)])).toEqual([['300 at 10'], ['10 at 10']]);
  });
});
