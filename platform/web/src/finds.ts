import type { WireMoney } from '@egcr/contract/money';
import type { ScreenName } from '@egcr/contract/product-screens';
import { use } from 'react';

import { useLanguage } from './i18n.tsx';
import { joined, textOf, type Catalogue, type Messages, type Reader, type Text } from './messages.ts';
import type { Icon } from './navigation.ts';

/** The groups in which the search shows what domains find, in their order. */
export const findGroups = ['acts', 'people', 'transactions'] as const;
export type FindGroup = (typeof findGroups)[number];

/** Something that was found, and where it leads. */
export interface Found {
  /** Its own among all that are found. */
  readonly id: string;
  readonly group: FindGroup;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly Icon: Icon;
  readonly href: string;
  /** Other words by which it is meant; not shown. */
  readonly keywords?: string | undefined;
}

/** Who searches. */
export interface FindReader extends Reader {
  /** Writes an amount as this reader sees it: dots where they have hidden theirs. */
  readonly amount: (money: WireMoney) => string;
  readonly date: (instant: string) => string;
}

/** What was typed: trimmed, at most `QUERY_MAX_LENGTH` code units. */
export interface Asked {
  readonly query: string;
  /** Ends when something else is typed. */
  readonly signal: AbortSignal;
}

interface Find<M extends Messages> {
  /** What can be done without asking the server; shown where its words hold what was typed. */
  readonly acts?: (t: Text<M>) => readonly Found[];
  /** Asks the server, which needs the PIN's window: called only while that is open. Answers what fits the query, best first. */
  readonly ask?: (asked: Asked, t: Text<M>, reader: FindReader) => Promise<readonly Found[]>;
}

/** What one domain finds. Made by `finder`. */
export interface Finder {
  /** Screens that are acts, such as sending money: they stand under that name instead of among the pages. */
  readonly screens: readonly ScreenName[];
  readonly texts: Catalogue<Messages>;
  readonly acts: (reader: FindReader) => readonly Found[];
  readonly ask: (asked: Asked, reader: FindReader) => Promise<readonly Found[]>;
}

/** Declares what a domain finds: `export const finds = finder(findTexts, { screens: ['wallet-send'], ask: … })`. */
export function finder<M extends Messages>(
  texts: Catalogue<M>,
  { screens = [], acts, ask }: Find<M> & { readonly screens?: readonly ScreenName[] },
): Finder {
  const read = (reader: Reader) => textOf<M>(texts.peek(reader.language) ?? texts.english, reader);
  return {
    screens,
    texts,
    acts: (reader) => acts?.(read(reader)) ?? [],
    ask: async (asked, reader) => (await ask?.(asked, read(reader), reader)) ?? [],
  };
}

/** At least so many code units are asked for, and at most so many. */
export const QUERY_MIN_LENGTH = 2;
export const QUERY_MAX_LENGTH = 80;

/** Letters without case and marks, in words: "José Núñez" is `jose nunez`. */
export function wordsOfQuery(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s@]+/u)
    .filter((word) => word !== '');
}

/** Whether every word that was typed begins or stands within what is there. */
export function isMeant(query: string, told: string): boolean {
  const text = wordsOfQuery(told).join(' ');
  return wordsOfQuery(query).every((word) => text.includes(word));
}

let load: () => Promise<readonly Finder[]> = () => Promise.resolve([]);
let connected: Promise<{ readonly all: readonly Finder[]; readonly texts: Catalogue<Messages> }> | undefined;

/** Called by the app with the finders of all domains; they are fetched when the search is first opened. */
export function connectFinds(loadAll: () => Promise<readonly Finder[]>): void {
  load = loadAll;
  connected = undefined;
}

function fetchAll() {
  connected ??= load()
    .then((all) => ({ all, texts: joined([...new Set(all.map(({ texts }) => texts))]) }))
    .catch((failure: unknown) => {
      connected = undefined;
      throw failure;
    });
  return connected;
}

/** The finders of all domains. Suspends while they and their words are fetched. */
export function useFinders(): readonly Finder[] {
  const { language } = useLanguage();
  const { all, texts } = use(fetchAll());
  use(texts.load(language));
  return all;
}

/** Declares screens that are acts, for a domain that finds nothing else. */
export function screensToFind(screens: readonly ScreenName[]): Finder {
  return { screens, texts: joined([]), acts: () => [], ask: () => Promise.resolve([]) };
}
