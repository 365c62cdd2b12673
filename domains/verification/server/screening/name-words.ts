import anyAscii from 'any-ascii';

import { koreanFamilies, legalForms, spellings } from './legal-forms.ts';
import { soundsOf } from './word-sounds.ts';

/** A word of a name: as it is written, in Latin letters, and as it may sound. */
export interface NameWord {
  readonly text: string;
  readonly latin: string;
  readonly sounds: readonly string[];
  /** Which letters it has, a bit for each, and how many. */
  readonly letters: number;
  readonly length: number;
}

const WORDS_MAX = 16;
const LETTERS_MAX = 300;

/** Chinese names come as syllables with large letters: `WangXiaoMing`. */
function syllables(latin: string): readonly string[] {
  return latin.split(/(?<=[a-z])(?=[A-Z])/u);
}

/** Family name and given name are written together in Korean. */
function koreanParts(text: string): readonly string[] {
  const [family = '', ...given] = text.normalize('NFC');
  const isName = given.length > 0 && given.length <= 3 && Object.hasOwn(koreanFamilies, family);
  return isName ? [family, given.join('')] : [text];
}

function latinOf(text: string): string {
  if (Object.hasOwn(koreanFamilies, text)) return koreanFamilies[text] ?? text;
  const latin = anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return Object.hasOwn(spellings, latin) ? (spellings[latin] ?? latin) : latin;
}

/** What stands in a word of this script for a sound that its letters do not tell by themselves. */
function mended(text: string): string {
  // The dot over a Devanagari letter is an n before most others.
  if (/\p{Script=Devanagari}/u.test(text)) return text.replaceAll('\u0902', '\u0928\u094D');
  // The Arabic article is part of the word.
  if (/\p{Script=Arabic}/u.test(text)) return text.replace(/^(?:وال|ال)(?=.{3})/u, '');
  return text;
}

/** A word as one or several, in Latin letters. */
function latinWords(text: string): readonly Word[] {
  if (/\p{Script=Han}/u.test(text))
    return syllables(anyAscii(text)).map((part) => ({ text, latin: part.toLowerCase() }));
  const parts = /\p{Script=Hangul}/u.test(text) ? koreanParts(text) : [mended(text)];
  return parts.map((part) => ({ text: part, latin: latinOf(part) }));
}

type Word = Pick<NameWord, 'text' | 'latin'>;

function plainWords(tidy: string): readonly Word[] {
  return tidy
    .replaceAll(/['`.]/g, '')
    .split(/[^a-z0-9]+/)
    .map((text) => ({ text, latin: Object.hasOwn(spellings, text) ? (spellings[text] ?? text) : text }))
    .filter(({ latin }) => !legalForms.has(latin));
}

function wordsOfScripts(tidy: string): readonly Word[] {
  return withoutForms(tidy.replaceAll(/[’'`.]/gu, ''))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '')
    .flatMap((part) => latinWords(part).filter(({ latin }) => !isForm(part, latin)));
}

/** The words of a name that say who it is: without legal form, titles and signs. */
export function nameWords(name: string): readonly NameWord[] {
  const tidy = name.toWellFormed().normalize('NFKC').slice(0, LETTERS_MAX).toLowerCase();
  // Most names of lists are plain: what other scripts need is not looked for in them.
  const words = (/^[ -~]*$/.test(tidy) ? plainWords(tidy) : wordsOfScripts(tidy))
    .filter(({ latin }) => latin !== '')
    .slice(0, WORDS_MAX);
  return words.map(({ text, latin }) => ({
    text,
    latin,
    sounds: soundsOf(latin, text),
    letters: lettersOf(latin),
    length: latin.length,
  }));
}

const [A, LETTERS, DIGIT_BITS] = [97, 26, 6] as const;

/** Digits share what bits are left: a bit that is missing tells that a sign is missing, one that is there need not tell which. */
function lettersOf(latin: string): number {
  let letters = 0;
  for (let at = 0; at < latin.length; at += 1) {
    const sign = latin.charCodeAt(at);
    letters |= 1 << (sign >= A ? sign - A : LETTERS + (sign % DIGIT_BITS));
  }
  return letters;
}

/** Forms are looked for where they are written in such letters: a syllable of a Chinese name is none. */
function isForm(text: string, latin: string): boolean {
  return /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(text) && legalForms.has(latin);
}

/** Legal forms that are written without a space after the name. */
const joinedForms =
  /株式会社|有限会社|合同会社|合資会社|股份有限公司|有限责任公司|有限公司|集团|集團|주식회사|유한회사|شركة|المحدودة|בע["״]?מ|(?:^|\s)(?:بن|ابن|بنت)(?=\s)/gu;

function withoutForms(name: string): string {
  const bare = name.replaceAll(joinedForms, ' ');
  return bare.trim() === '' ? name : bare;
}
