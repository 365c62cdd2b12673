import { expect, it } from 'vitest';

import { cyclesOf } from './cycles.ts';

it('names files of a build that import each other, however far', () => {
  const straight = {
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js' },
  };
  expect(cyclesOf(straight)).toEqual([]);
  expect(cyclesOf({ ...straight, c: { file: 'c.js', imports: ['a'] } })).toEqual(['a', 'b', 'c']);
  expect(
    cyclesOf({ ...straight, d: { file: 'd.js', imports: ['e'] }, e: { file: 'e.js', imports: ['d'] } }),
  ).toEqual(['d', 'e']);
});
