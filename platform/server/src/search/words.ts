/**
 * What a search compares: the words of a text as `Intl.Segmenter` cuts them in its language, without capitals and accents. Text and
 * question are treated alike, in one place, so the database needs no extension and no dictionary.
 */
import { foldText } from '@egcr/contract/search-text';

/** How much a word weighs where it stands: A in a title, B in a summary, C in the text. */
export type SearchWeight = 'A' | 'B' | 'C';

export interface SearchPart {
  readonly text: string;
  /** A tag of BCP 47. An unknown one is read as English. */
  readonly language: string;
  readonly weight: SearchWeight;
}

/** What a person looks for, ready for SQL: the text of a `tsquery`. */
export interface SearchQuery {
  readonly tsquery: string;
  /** The beginnings of words that it asks for, each in its forms: one of every term has to be there. */
  readonly terms: readonly (readonly string[])[];
}

/** Longer texts are found by their beginning. */
const TEXT_MAX_LENGTH = 20_000;
const QUERY_MAX_LENGTH = 200;
const QUERY_MAX_WORDS = 8;
const WORD_MAX_LENGTH = 64;
/** PostgreSQL keeps no place behind this one. */
const PLACE_MAX = 16_383;
/** From this length on, a word finds what begins with it and the singular of an s. */
const BEGINNING_LENGTH = 2;
const PLURAL_LENGTH = 5;

/** The words of all parts, as the text of a `tsvector`: `${searchWords(parts)}::tsvector`. Never more than PostgreSQL stores. */
export function searchWords(parts: readonly SearchPart[]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const { text, language, weight } of parts) {
    for (const word of cutWords(text.slice(0, TEXT_MAX_LENGTH), language)) {
      place = Math.min(place + 1, PLACE_MAX);
      for (const form of formsOf(word)) {
        const known = places.get(form) ?? [];
        if (known.length < 16) known.push(`${place}${weight}`);
        places.set(form, known);
      }
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}

/** Reads what a person typed: every word must be there, each may be the beginning of a longer one. Undefined where there is no word in it; never throws. */
export function readSearch(typed: string, language: string): SearchQuery | undefined {
  const words = [...new Set(cutWords(typed.slice(0, QUERY_MAX_LENGTH), language))].slice(0, QUERY_MAX_WORDS);
  if (words.length === 0) return undefined;
  const terms = words.map((word) => formsOf(word).map(beginningOf));
  const asked = terms.map((forms) => {
    const said = forms.map(termOf);
    return said.length === 1 ? said[0] : `(${said.join(' | ')})`;
  });
  return { tsquery: asked.join(' & '), terms };
}

/** Arabic writes the article, and small words before it, in one with the noun: it is found with them and without. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u;

function formsOf(word: string): readonly string[] {
  const plain = word.replace(ARTICLE, '');
  return plain === word ? [word] : [word, plain];
}

function beginningOf(word: string): string {
  const isPlural = word.length >= PLURAL_LENGTH && word.endsWith('s');
  return isPlural ? word.slice(0, -1) : word;
}

/** Letters and digits alone come out of `cutWords`, so a word in quotes is safe in both of PostgreSQL's forms. */
function termOf(beginning: string): string {
  return beginning.length >= BEGINNING_LENGTH ? `'${beginning}':*` : `'${beginning}'`;
}

const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;

function cutWords(text: string, language: string): readonly string[] {
  return [...segmenterOf(language).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) =>
      Array.from(foldText(segment).replace(NO_LETTER_OR_DIGIT, '')).slice(0, WORD_MAX_LENGTH).join(''),
    )
    .filter((word) => word !== '');
}

/** Each takes milliseconds to make. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const tag = knownLanguage(language);
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, known);
  return known;
}

function knownLanguage(language: string): string {
  try {
    return Intl.Segmenter.supportedLocalesOf(language)[0]?.split('-')[0] ?? 'en';
  } catch {
    return 'en';
  }
}
