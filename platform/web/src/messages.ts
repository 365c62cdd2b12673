import type { Language } from './languages.ts';
import { directionOf, languages } from './languages.ts';
import type { Messages, Text, Translation } from './message-types.ts';

export type { MessageArguments, Messages, PlainKey, Text, Translation } from './message-types.ts';

type OtherLanguage = Exclude<Language, 'en'>;
/** Fetches all areas of a file in one language. */
type Loader = () => Promise<{ readonly all: readonly Messages[] }>;

/** One area's texts: English at hand, the others fetched when they are read. */
export interface Catalogue<M extends Messages> {
  readonly english: M;
  /** What is at hand now; undefined when `load` has to be awaited. */
  readonly peek: (language: Language) => Translation<M> | undefined;
  /** Always the same promise for a language; falls back to English when the texts cannot be fetched. */
  readonly load: (language: Language) => Promise<Translation<M>>;
}

const opened = new Set<Catalogue<Messages>>();

/** Marks a promise as React marks those it has waited for, so that `use` reads it at once instead of suspending for a moment. */
function settled<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/** A sentence in every language. */
export type Row<English extends string> = { readonly en: English } & Readonly<Record<OtherLanguage, string>>;

/**
 * An area's texts, each sentence with its languages side by side: `export const pinTexts = texts({ … })` in a file `texts.ts`. The build of
 * the web app leaves English in its place and makes a file of each other language, so that a reader fetches one (`splitTexts`).
 */
export function texts<const M extends Messages>(rows: {
  readonly [Key in keyof M]: Row<M[Key]>;
}): Catalogue<M> {
  const all = new Map(languages.map((language) => [language, pick<M>(rows, language)] as const));
  const coming = new Map(
    [...all].map(([language, each]) => [language, settled(Promise.resolve(each), each)]),
  );
  // The types of a row's English are those of the catalogue.
  const english = pick<M>(rows, 'en') as M;
  const load = (language: Language) => coming.get(language) ?? Promise.resolve(english);
  return remember({ english, peek: (language) => all.get(language), load });
}

function pick<M extends Messages>(
  rows: { readonly [Key in keyof M]: Row<M[Key]> },
  language: Language,
): Translation<M> {
  const entries = Object.entries<Row<string>>(rows).map(([key, row]) => [key, row[language]]);
  // One entry a key, each a string.
  return Object.fromEntries(entries) as Translation<M>;
}

function remember<M extends Messages>(made: Catalogue<M>): Catalogue<M> {
  opened.add(made);
  return made;
}

/** The texts in a language that is at hand: all of them on the server and in tests, English in a browser. */
export function inLanguage<M extends Messages>(known: Catalogue<M>, language: Language): Translation<M> {
  const found = known.peek(language);
  if (!found) throw new Error(`the texts in ${language} have to be fetched`);
  return found;
}

/** Writes a sentence of that catalogue: `TextOf<typeof pinTexts>`. */
export type TextOf<C> = C extends Catalogue<infer M> ? Text<M> : never;

/** The sentences of that catalogue in one language. */
export type WordsOf<C> = C extends Catalogue<infer M> ? Translation<M> : never;

/** What the build makes of `texts`: English at hand, one loader for each other language, and the area's place in what it fetches. */
export function catalogue<const M extends Messages>(
  english: M,
  others: Readonly<Record<OtherLanguage, Loader>>,
  place: number,
): Catalogue<M> {
  const ready = new Map<Language, Translation<M>>([['en', english]]);
  const coming = new Map<Language, Promise<Translation<M>>>([
    ['en', settled(Promise.resolve(english), english)],
  ]);
  async function fetchTexts(language: OtherLanguage): Promise<Translation<M>> {
    try {
      const { all } = await others[language]();
      // The build took them from the same rows as the English ones.
      const messages = all[place] as Translation<M>;
      ready.set(language, messages);
      return messages;
    } catch (failure) {
      console.warn(`texts in ${language} could not be fetched`, failure);
      coming.delete(language);
      return english;
    }
  }
  function load(language: Language): Promise<Translation<M>> {
    const known = coming.get(language);
    if (known || language === 'en') return known ?? Promise.resolve(english);
    const promise = fetchTexts(language);
    coming.set(language, promise);
    void promise.then((texts) => settled(promise, texts));
    return promise;
  }
  return remember({ english, peek: (language) => ready.get(language), load });
}

/** Several areas as one, where each key is in one of them. */
export function joined(areas: readonly Catalogue<Messages>[]): Catalogue<Messages> {
  const coming = new Map<Language, Promise<Translation<Messages>>>();
  const peek = (language: Language) => {
    const known = areas.map((area) => area.peek(language)).filter((each) => each !== undefined);
    return known.length === areas.length ? mergedOf(known) : undefined;
  };
  async function fetchAll(language: Language): Promise<Translation<Messages>> {
    const all = mergedOf(await Promise.all(areas.map((area) => area.load(language))));
    // One that could not be fetched is tried again the next time.
    if (!peek(language)) coming.delete(language);
    return all;
  }
  function load(language: Language): Promise<Translation<Messages>> {
    const known = coming.get(language);
    if (known) return known;
    const ready = peek(language);
    const promise = ready ? settled(Promise.resolve(ready), ready) : fetchAll(language);
    coming.set(language, promise);
    if (!ready) void promise.then((texts) => settled(promise, texts));
    return promise;
  }
  return { english: mergedOf(areas.map(({ english }) => english)), peek, load };
}

function mergedOf(all: readonly Messages[]): Messages {
  return Object.assign({}, ...all) as Messages;
}

/** Fetches every catalogue opened so far in that language, so that a change of language shows no gap. */
export async function loadOpened(language: Language): Promise<void> {
  await Promise.all([...opened].map((known) => known.load(language)));
}

type Value = string | number;
const PLURAL = /^\{(\w+), plural,/;
const NAME = /^\{(\w+)\}/;

/**
 * Fills a message. Words of the other direction are isolated, so that a phone number in Arabic or an Arabic name in English keeps its order.
 */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, Value>>,
  where: Reader,
): string {
  let out = '';
  for (let at = 0; at < message.length;) {
    const rest = message.slice(at);
    const plural = PLURAL.exec(rest);
    const name = NAME.exec(rest);
    if (plural?.[1] !== undefined) {
      const end = closingBrace(message, at);
      out += pickBranch(message.slice(at + plural[0].length, end), Number(values[plural[1]]), values, where);
      at = end + 1;
    } else if (name?.[1] !== undefined) {
      out += writeValue(values[name[1]] ?? '', where);
      at += name[0].length;
    } else {
      out += message.charAt(at);
      at += 1;
    }
  }
  return out;
}

export interface Reader {
  readonly language: Language;
  /** The tag for `Intl`. */
  readonly locale: string;
  /** The offered language that was chosen, where it is not that of the texts. */
  readonly chosen?: string;
}

function closingBrace(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return message.length - 1;
}

function pickBranch(
  branches: string,
  count: number,
  values: Readonly<Record<string, Value>>,
  where: Reader,
): string {
  const texts = readBranches(branches);
  // The texts' own forms: numbers may be written the way of another language.
  const category = new Intl.PluralRules(where.language).select(count);
  const branch = texts.get(`=${count}`) ?? texts.get(category) ?? texts.get('other') ?? '';
  const shown = new Intl.NumberFormat(where.locale).format(count);
  return formatMessage(branch.replaceAll('#', shown), values, where);
}

/** The branches of a plural by category: `one {# file} other {# files}`. */
export function readBranches(branches: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < branches.length;) {
    const open = branches.indexOf('{', at);
    if (open === -1) break;
    const close = closingBrace(branches, open);
    found.set(branches.slice(at, open).trim(), branches.slice(open + 1, close));
    at = close + 1;
  }
  return found;
}

/** A mark of direction counts as a letter: sums in Hebrew have no other. */
const STRANGE = {
  rtl: /[A-Za-z0-9+]/,
  ltr: /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/,
} as const;

/** Keeps what is written the other way together, and in its own order, among texts of that direction. */
export function isolated(text: string, direction: 'ltr' | 'rtl'): string {
  return STRANGE[direction].test(text) ? `\u2068${text}\u2069` : text;
}

function writeValue(value: Value, { language, locale }: Reader): string {
  const text = typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  return isolated(text, directionOf(language));
}

/** The writer of one catalogue for one reader. */
export function textOf<M extends Messages>(messages: Translation<M>, where: Reader): Text<M> {
  return (key, ...[values]) => formatMessage(messages[key], values ?? {}, where);
}
