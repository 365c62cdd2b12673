import { nameWords, type NameWord } from './name-words.ts';
import { soundsOf } from './word-sounds.ts';

/** A name with all that comparing asks of it: made out once, compared with many. */
export interface PreparedName {
  readonly words: readonly NameWord[];
  /** How all its letters together may sound, in its order and with the first word last. */
  readonly wholeSounds: readonly string[];
  /** Which letters it has, a bit for each, and how many. */
  readonly letters: number;
  readonly length: number;
}

export function prepareName(name: string): PreparedName {
  const words = nameWords(name);
  return {
    words,
    wholeSounds: [...new Set([words, turned(words)].flatMap((each) => soundsOf(together(each), '')))],
    letters: words.reduce((all, { letters }) => all | letters, 0),
    length: words.reduce((all, each) => all + each.length, 0),
  };
}

/** Its words as one. */
export function together(words: readonly NameWord[]): string {
  return words.map(({ latin }) => latin).join('');
}

export function turned(words: readonly NameWord[]): readonly NameWord[] {
  return [...words.slice(1), ...words.slice(0, 1)];
}
