import type { Language } from './languages.ts';
import { directionOf } from './languages.ts';
import type { Messages, Text, Translation } from './message-types.ts';

export type { MessageArguments, Messages, PlainKey, Text, Translation } from './message-types.ts';

/** Keeps the exact wording of an English catalogue in its type, so that keys and arguments are checked. */
export function defineMessages<const M extends Messages>(english: M): M {
  return english;
}

type OtherLanguage = Exclude<Language, 'en'>;
type Loader<M extends Messages> = () => Promise<{ readonly messages: Translation<M> }>;

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

/** Declares an area's texts: the English catalogue and one loader for each other language. */
export function catalogue<const M extends Messages>(
  english: M,
  others: Readonly<Record<OtherLanguage, Loader<M>>>,
): Catalogue<M> {
  const ready = new Map<Language, Translation<M>>([['en', english]]);
  const coming = new Map<Language, Promise<Translation<M>>>([
    ['en', settled(Promise.resolve(english), english)],
  ]);
  async function fetchTexts(language: OtherLanguage): Promise<Translation<M>> {
    try {
      const { messages } = await others[language]();
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
  const made: Catalogue<M> = { english, peek: (language) => ready.get(language), load };
  opened.add(made);
  return made;
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
