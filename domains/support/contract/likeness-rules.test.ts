import { describe, expect, it } from 'vitest';

import { comparedName, nameLikeness, traitsOf } from './likeness-rules.ts';

const alike = (one: readonly [string, string], other: readonly [string, string]) =>
  nameLikeness(
    comparedName({ firstName: one[0], lastName: one[1] }),
    comparedName({ firstName: other[0], lastName: other[1] }),
  );

describe('names of two claims of the same birth date', () => {
  it.each([
    [
      ['Ann', 'Lee'],
      ['Anne', 'Lee'],
    ],
    [
      ['José', 'García'],
      ['Jose', 'Garcia'],
    ],
    [
      ['Lee', 'Ann'],
      ['ANN', 'LEE'],
    ],
    [
      ['Mohamed', 'Al-Farsi'],
      ['Mohammed', 'Al Farsi'],
    ],
  ] as const)('%j and %j are looked at', (one, other) => {
    expect(alike(one, other)).toBeGreaterThanOrEqual(88);
  });

  it.each([
    [
      ['Ann', 'Lee'],
      ['Bob', 'Moreau'],
    ],
    [
      ['Amina', 'Okafor'],
      ['Dimitri', 'Ivanov'],
    ],
    [
      ['Sofia', 'Rossi'],
      ['Marco', 'Bianchi'],
    ],
  ] as const)('%j and %j are not', (one, other) => {
    expect(alike(one, other)).toBeLessThan(88);
  });

  it('with a birth date of which one part is wrong, or day and month are turned, share a trait', () => {
    const shared = (one: string, other: string) => {
      const known = new Set(traitsOf('ann lee', one).map(([kind, text]) => `${kind} ${text}`));
      return traitsOf('ann lee', other).some(([kind, text]) => known.has(`${kind} ${text}`));
    };
    for (const typo of ['1990-02-13', '1990-12-03', '1991-02-03', '1990-03-02'])
      expect(shared('1990-02-03', typo)).toBe(true);
    expect(shared('1990-02-03', '1991-02-13')).toBe(false);
    expect(traitsOf('', '1990-02-03')).toEqual([['birth', '1990-02-03']]);
  });
});
