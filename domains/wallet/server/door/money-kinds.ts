import { invariant } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';

import { guessCategory, type Category } from '../../contract/categories.ts';
import { movementKinds } from '../../contract/shapes.ts';
import { TRANSFER_WORDS } from '../history/across-legs.ts';
import type { MoneyKind } from './money-kind.ts';

/** Why money can move: what the wallet does itself, and what the domains declare. */
export interface MoneyKinds {
  /** The ledger's words of all that the history shows. */
  readonly words: readonly string[];
  /** A declared kind by its word in the ledger. */
  ofWord(word: string): MoneyKind | undefined;
  /** The ledger's words of a kind that the history shows, by its name in the API. */
  wordsOf(name: string): readonly string[];
  /** The kind's name in the API; a word that nobody declared is its own name. */
  nameOf(word: string): string;
  /** What a person reads of it; undefined for a kind whose sentences the wallet's pages have themselves. */
  titleOf(word: string, reader: TitleReader): string | undefined;
  categoryOf(word: string, direction: 'in' | 'out'): Category;
}

export interface TitleReader {
  readonly language: string;
  /** The other person's name; empty where there is none. */
  readonly name: string;
}

/** Puts the declared kinds beside the wallet's own. Each may be declared once. */
export function moneyKinds(declared: readonly MoneyKind[]): MoneyKinds {
  const byWord = new Map(declared.map((kind) => [kind.word, kind]));
  invariant(byWord.size === declared.length, 'a kind of money is declared twice');
  const words = [...new Set<string>([...movementKinds, ...TRANSFER_WORDS, ...byWord.keys()])];
  const nameOf = (word: string) =>
    byWord.get(word)?.name ?? (TRANSFER_WORDS.some((one) => one === word) ? 'transfer' : word);
  return {
    words,
    ofWord: (word) => byWord.get(word),
    wordsOf: (name) => words.filter((word) => nameOf(word) === name),
    nameOf,
    titleOf: (word, { language, name }) => {
      const kind = byWord.get(word);
      return kind && fill(kind.words(language).title, { name }).trim();
    },
    categoryOf: (word, direction) => byWord.get(word)?.category ?? guessCategory(word, direction),
  };
}
