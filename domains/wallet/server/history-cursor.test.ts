import { expect, it } from 'vitest';

import { readCursor, writeCursor } from './history-cursor.ts';

it('a place in a history leads back to the versions it was made of', () => {
  for (const bounds of [[0n], [1n, 35n, 36n], [9_223_372_036_854_775_807n]])
    expect(readCursor(writeCursor(bounds))).toEqual(bounds);
  expect(writeCursor([36n, 2n])).toBe('h1.10.2');
});

it.each(['h1', 'h1.', 'h2.1', 'h1.A', 'h1.1.', 'xh1.1', 'h1.1y2p0ij32e8e8', 'h1.00000000000001'])(
  '%j is none of ours, or past the last version there can be',
  (text) => {
    expect(readCursor(text)).toBeUndefined();
  },
);
