import { describe, expect, it } from 'vitest';

import { compareNames, mayReach } from './compare-names.ts';
import { prepareName } from './prepare-name.ts';

/** How alike two names are, and how each word of the first was found in the second. */
const compared = (one: string, other: string) => {
  const { score, reasons } = compareNames(one, other);
  return [score, ...reasons.map((found) => `${found.word} ${found.how} ${found.other}`.trim())];
};

describe('two names', () => {
  it.each([
    ['Ann Ender', 'Ann Ender', [1, 'ann same ann', 'ender same ender']],
    ['Ann Ender', 'Ender, Ann', [1, 'ann same ann', 'ender same ender']],
    // Words weigh by their letters: (3 + 5 × 0.933) / 8 on one side and (3 + 6 × 0.933) / 9 on the other.
    ['Ann Ender', 'Ann Enders', [0.957, 'ann same ann', 'ender near enders']],
    ['Jonathan Miller', 'Jonathen Miller', [0.943, 'jonathan sounds jonathen', 'miller same miller']],
    ['Katherine Jones', 'Catherine Jones', [0.909, 'katherine near catherine', 'jones same jones']],
    ['Aleksandr Petrov', 'Alexander Petrow', [0.886, 'aleksandr sounds alexander', 'petrov near petrow']],
    ['Maria Schmidt', 'Maria Smith', [0.458, 'maria same maria', 'schmidt none']],
    ['Ali Hassan', 'Ali', [0.667, 'ali same ali', 'hassan none']],
    // Each word is found once.
    ['Ann Ann', 'Ann Ender', [0.438, 'ann same ann', 'ann none']],
    // One consonant is no sound that tells anything; two are.
    ['Bo', 'Po', [0, 'bo none']],
    ['Hans', 'Hanz', [0.9, 'hans sounds hanz']],
    // A word weighs eight letters at most, and two at least.
    ['Abcdefghijkl Xy', 'Abcdefghijkl Zz', [0.8, 'abcdefghijkl same abcdefghijkl', 'xy none']],
    ['Abcdefghijkl X', 'Abcdefghijkl Z', [0.8, 'abcdefghijkl same abcdefghijkl', 'x none']],
    ['Ann', 'Zoe', [0, 'ann none']],
    ['', 'Ann', [0]],
    ['Ann', '—', [0]],
  ])('%s and %s are as alike as their words', (one, other, answer) => {
    expect(compared(one, other)).toEqual(answer);
  });

  it.each([
    ['Anna Maria Rossi', 'Annamaria Rossi', 1],
    ['Xi Jin Ping', 'Jinping Xi', 1],
    ['Annamaria Rossi', 'Anna Maria Rosi', 0.986],
    ['Kim Minsu', 'Kimminzu', 0.95],
    // What sounds the same together, in at least four consonants.
    ['Badu Rama', 'Paturama', 0.9],
    ['Bo Na', 'Pona', 0],
    ['Maria Anna Rossi', 'Annamaria Rossi', 0.371],
  ])('%s and %s, whose words are cut otherwise, are as alike as all their letters', (one, other, score) => {
    expect([compareNames(one, other).score, compareNames(other, one).score]).toEqual([score, score]);
  });
});

describe('names that may be alike', () => {
  const reach = (one: string, other: string, least: number) =>
    mayReach(prepareName(one), prepareName(other), least);

  it.each([
    ['Ann Ender', 'Ender Ann', 1, true],
    ['Ann Ender', 'Ann Enders', 0.957, true],
    ['Ann Ender', 'Ann Enders', 0.96, false],
    ['Abcdefghijkl Xy', 'Abcdefghijkl Zz', 0.8, true],
    ['Abcdefghijkl Xy', 'Abcdefghijkl Zz', 0.803, false],
    ['Ali Hassan', 'Ali', 0.667, true],
    ['Ali Hassan', 'Ali', 0.67, false],
    // Two words find the same one: it is a bound, and no score.
    ['Ann Ann', 'Ann Ender', 0.68, true],
    ['Ann Ann', 'Ann Ender', 0.7, false],
    ['Hans', 'Hanz', 0.9, true],
    ['Bo', 'Po', 0.1, false],
    // Together they are one, or sound so.
    ['Anna Maria Rossi', 'Annamaria Rossi', 1, true],
    ['Badu Rama', 'Paturama', 0.9, true],
    ['Bo Na', 'Pona', 0.1, false],
  ])('%s and %s: at least %d is %s', (one, other, least, answer) => {
    expect(reach(one, other, least)).toBe(answer);
  });
});
