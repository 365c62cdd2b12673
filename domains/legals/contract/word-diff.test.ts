import { describe, expect, it } from 'vitest';

import { DIFF_WORDS_MAX } from './limits.ts';
import { wordDiff } from './word-diff.ts';

function marked(older: string, newer: string, language = 'en'): string {
  const marks = { same: ['', ''], added: ['+', '+'], removed: ['-', '-'] } as const;
  return wordDiff(older, newer, language)
    .map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join('|');
}

describe('the difference between two texts, by words', () => {
  it.each([
    ['a cat sat', 'a cat sat', 'a cat sat'],
    ['with fourteen days', 'with thirty days', 'with |-fourteen -|+thirty +|days'],
    ['', 'new words', '+new words+'],
    ['old words', '', '-old words-'],
    ['it ends.', 'it ends, at once.', 'it ends|+, at once+|.'],
    ['', '', ''],
  ])('%j to %j', (older, newer, shown) => {
    expect(marked(older, newer)).toBe(shown);
  });

  it('knows words where no spaces are written', () => {
    expect(marked('我们提前十四天通知', '我们提前三十天通知', 'zh')).toMatch(/^我们提前\|.*\|.*通知$/);
  });

  it('gives the newer text again when what was removed is left out, and the older without what was added', () => {
    const [older, newer] = ['one two  three\nfour five', 'zero one three\nfour six five seven'];
    const parts = wordDiff(older, newer, 'en');
    const without = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('removed')).toBe(newer);
    expect(without('added').trim().replace(/\s+/g, ' ')).toBe(older.replace(/\s+/g, ' '));
  });

  it('shows very long texts as replaced instead of keeping the page waiting', () => {
    const long = (word: string) =>
      Array.from({ length: DIFF_WORDS_MAX + 1 }, (_, at) => `${word}${at}`).join(' ');
    expect(wordDiff(long('a'), long('b'), 'en').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
