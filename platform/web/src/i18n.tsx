import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

import {
  detectLanguage,
  directionOf,
  formatLocale,
  LANGUAGE_STORAGE_KEY,
  REGION_STORAGE_KEY,
  type Language,
} from './languages.ts';
import { loadOpened, textOf, type Catalogue, type Messages, type Reader, type Text } from './messages.ts';
import { readStored, writeStored } from './stored.ts';

interface LanguageState extends Reader {
  readonly direction: 'ltr' | 'rtl';
  /** Fetches the texts first, then changes everything at once; the choice is kept in this browser. Chosen again, it takes over a new region. */
  readonly choose: (language: Language) => void;
}

const english: LanguageState = { language: 'en', locale: 'en', direction: 'ltr', choose: () => undefined };
const LanguageContext = createContext<LanguageState>(english);

let current: Reader = english;

/** The reader's language outside React: for the Accept-Language of calls. */
export function currentReader(): Reader {
  return current;
}

/** What this browser should read: the stored choice, then the browser's languages, then English. */
export function browserReader(): Reader {
  const language = detectLanguage(readStored(LANGUAGE_STORAGE_KEY), navigator.languages);
  return { language, locale: localeFor(language) };
}

function localeFor(language: Language): string {
  return formatLocale(language, navigator.languages, readStored(REGION_STORAGE_KEY));
}

/** Marks the page with the language and its direction. Called before the first paint and at every change. */
export function applyLanguage(reader: Reader): void {
  current = reader;
  document.documentElement.lang = reader.language;
  document.documentElement.dir = directionOf(reader.language);
}

export function LanguageProvider({
  initial,
  children,
}: {
  readonly initial: Reader;
  readonly children: ReactNode;
}) {
  const [reader, setReader] = useState(initial);
  const choose = useCallback((language: Language) => {
    writeStored(LANGUAGE_STORAGE_KEY, language);
    void loadOpened(language).then(() => setReader({ language, locale: localeFor(language) }));
  }, []);
  // The language of the document lives outside React.
  useEffect(() => applyLanguage(reader), [reader]);
  const state = useMemo(
    () => ({ ...reader, direction: directionOf(reader.language), choose }),
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
