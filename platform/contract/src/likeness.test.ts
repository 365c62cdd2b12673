import { describe, expect, it } from 'vitest';

import { likeness, likenessAtMost, startOf } from './likeness.ts';

/** A bit for each letter of a word, as those who ask keep them. */
function signsOf(word: string) {
  return {
    length: word.length,
    letters: Array.from(word).reduce((bits, sign) => bits | (1 << (sign.charCodeAt(0) - 97)), 0),
  };
}

describe('how alike two words are', () => {
  // From the papers of Jaro and Winkler, to four places; the rest by hand.
  it.each([
    ['martha', 'marhta', 0.9611],
    ['dixon', 'dicksonx', 0.8133],
    ['dwayne', 'duane', 0.84],
    ['jones', 'johnson', 0.8324],
    ['abroms', 'abrams', 0.9222],
    ['hardin', 'martinez', 0.7222],
    ['itman', 'smith', 0.4667],
    ['abcdefgh', 'abcdefgx', 0.95],
    ['aabb', 'abab', 0.925],
    ['ab', 'ba', 0],
    ['abc', 'xyz', 0],
    ['a', 'a', 1],
    ['', '', 0],
    ['a', '', 0],
  ])('%s and %s: %f', (one, other, alike) => {
    expect(likeness(one, other)).toBeCloseTo(alike, 4);
    expect(likeness(other, one)).toBeCloseTo(alike, 4);
  });

  it.each([
    ['banks', 'banks of jura', 4],
    ['ban', 'bank', 3],
    ['bank', 'bark', 2],
    ['bank', 'tank', 0],
    ['', 'bank', 0],
  ])('%s and %s begin with %i same letters, of which four count', (one, other, start) => {
    expect(startOf(one, other)).toBe(start);
  });

  it('is never more than the letters they have can make it, and that is what it is where nothing is out of place', () => {
    const most = (one: string, other: string) =>
      likenessAtMost(signsOf(one), signsOf(other), startOf(one, other));
    expect(most('abc', 'xyz')).toBe(0);
    expect(most('abcde', 'abcdf')).toBeCloseTo(likeness('abcde', 'abcdf'), 10);
    expect(most('abcde', 'abc')).toBeCloseTo(likeness('abcde', 'abc'), 10);
    expect(most('abc', 'abcde')).toBeCloseTo(likeness('abc', 'abcde'), 10);
    expect(most('xa', 'ya')).toBeCloseTo((0.5 + 0.5 + 1) / 3, 10);
    // Two letters in common, the first among them; however often the other word has them.
    const jaro = (2 / 3 + 2 / 4 + 1) / 3;
    expect(most('abx', 'aabb')).toBeCloseTo(jaro + 0.1 * (1 - jaro), 10);
    expect(most('aabb', 'abx')).toBeCloseTo(jaro + 0.1 * (1 - jaro), 10);
    expect(most('abcxyz', 'abzyxc')).toBeGreaterThan(likeness('abcxyz', 'abzyxc'));
  });
});
