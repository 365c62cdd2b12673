import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import {
  CHOSEN_LANGUAGE_STORAGE_KEY,
  detectChoice,
  directionOf,
  formatLocale,
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
  REGION_STORAGE_KEY,
  shownLanguage,
  type Language,
} from './languages.ts';
import { loadOpened, textOf, type Catalogue, type Messages, type Reader, type Text } from './messages.ts';
import { readStored, writeStored } from './stored.ts';

interface LanguageState extends Reader {
  /** What the person chose among all offered languages: that of the texts, or one we have no texts in yet. */
  readonly chosen: string;
  /** That of the page: of what was chosen, not of the texts. */
  readonly direction: 'ltr' | 'rtl';
  /** Fetches the texts first, then changes everything at once; the choice is kept in this browser. Chosen again, it takes over a new region. */
  readonly choose: (code: string) => void;
}

const english: LanguageState = {
  language: 'en',
  locale: 'en',
  chosen: 'en',
  direction: 'ltr',
  choose: () => undefined,
};
const LanguageContext = createContext<LanguageState>(english);

let current: Reader = english;

/** The reader's language outside React: for the Accept-Language of calls. */
export function currentReader(): Reader {
  return current;
}

/** What this browser should read: what the address asks for, then the stored choice, then the browser's languages, then English. */
export function browserReader(): Reader {
  const stored = readStored(LANGUAGE_STORAGE_KEY);
  const asked = new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER);
  const storedChoice = readStored(CHOSEN_LANGUAGE_STORAGE_KEY);
  return readerOf(detectChoice({ asked, stored, storedChoice, preferred: navigator.languages }));
}

function readerOf(chosen: string): Reader {
  const locale = formatLocale(chosen, navigator.languages, readStored(REGION_STORAGE_KEY));
  return { language: shownLanguage(chosen), locale, chosen };
}

/** Who is meant where a page is drawn ahead of time: all that is known is the language. */
export function anyReader(language: Language): Reader {
  return { language, locale: formatLocale(language, []) };
}

function readsAlike(one: Reader, other: Reader): boolean {
  return one.chosen === other.chosen && wholeTag(one.locale) === wholeTag(other.locale);
}

function wholeTag(locale: string): string {
  return new Intl.Locale(locale).maximize().toString();
}

/** Keeps the choice, and takes an earlier one out of the address, which would win again when the page is loaded anew. */
function keepChoice({ language, chosen = language }: Reader): void {
  writeStored(LANGUAGE_STORAGE_KEY, language);
  writeStored(CHOSEN_LANGUAGE_STORAGE_KEY, chosen === language ? null : chosen);
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** Marks the page with the language of its words and the direction of the chosen one. Called before the first paint and at every change. */
export function applyLanguage(reader: Reader): void {
  current = reader;
  document.documentElement.lang = reader.language;
  document.documentElement.dir = pageDirection(reader);
}

function pageDirection({ language, chosen = language }: Reader): 'ltr' | 'rtl' {
  return directionOf(chosen);
}

export function LanguageProvider({
  initial,
  actual = initial,
  children,
}: {
  readonly initial: Reader;
  /** Who reads, where the page was drawn for any reader of the language: taken over as soon as it stands. */
  readonly actual?: Reader;
  readonly children: ReactNode;
}) {
  const [reader, setReader] = useState(initial);
  // What only this browser knows, such as its region.
  useEffect(() => {
    if (!readsAlike({ chosen: initial.language, ...initial }, { chosen: actual.language, ...actual }))
      startTransition(() => setReader(actual));
  }, [initial, actual]);
  const choose = useCallback((code: string) => {
    const next = readerOf(code);
    keepChoice(next);
    void loadOpened(next.language).then(() => setReader(next));
  }, []);
  // The language of the document lives outside React; it is this reader's also while the page is still drawn for any.
  useEffect(() => applyLanguage(reader === initial ? actual : reader), [reader, initial, actual]);
  const state = useMemo(
    () => ({ chosen: reader.language, ...reader, direction: pageDirection(reader), choose }),
    [reader, choose],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The reader's language, the tag for `Intl`, the direction, and how to choose another. */
export function useLanguage(): LanguageState {
  return use(LanguageContext);
}

/** The texts of one catalogue in the reader's language. Suspends while they are fetched, the first time only. */
export function useText<M extends Messages>(texts: Catalogue<M>): Text<M> {
  const { language, locale } = use(LanguageContext);
  // Always through `use`: a component that suspended here must call it again when it goes on, or React loses count of its hooks.
  const messages = use(texts.load(language));
  return useMemo(() => textOf<M>(messages, { language, locale }), [messages, language, locale]);
}

type Wrap = (inside: ReactNode) => ReactNode;
const PART = /<(\w+)>(.*?)<\/\1>/g;

/** A written sentence whose marked parts become elements: `<RichText text="Read the <a>rules</a>" parts={{ a: (inside) => <Link …>{inside}</Link> }} />`. */
export function RichText({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, Wrap>>;
}) {
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const found of text.matchAll(PART)) {
    nodes.push(text.slice(at, found.index));
    const wrap = parts[found[1] ?? ''];
    nodes.push(wrap ? wrap(found[2]) : found[2]);
    at = found.index + found[0].length;
  }
  nodes.push(text.slice(at));
  return nodes.map((node, index) => <Part key={index}>{node}</Part>);
}

function Part({ children }: { readonly children: ReactNode }) {
  return children;
}
