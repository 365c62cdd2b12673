import type { WhitepaperLanguage } from '../whitepaper.ts';
import type { text as english } from './en.ts';

/** The same members with as many paragraphs each, in any words. */
type Worded<T> = T extends string ? string : { readonly [Key in keyof T]: Worded<T[Key]> };

/** The white paper in one language. */
export type WhitepaperText = Worded<typeof english>;

export type SectionId = keyof WhitepaperText['sections'];

/** In reading order; each is an anchor of the page. */
export const sectionIds = [
  'summary',
  'problem',
  'framework',
  'jvd',
  'systems',
  'funds',
  'income',
  'reserve',
  'governance',
  'technology',
  'risks',
  'not',
  'roadmap',
  'figures',
] as const satisfies readonly SectionId[];

const loaders: Readonly<Record<WhitepaperLanguage, () => Promise<{ readonly text: WhitepaperText }>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  zh: () => import('./zh.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  ar: () => import('./ar.ts'),
};

const coming = new Map<WhitepaperLanguage, Promise<WhitepaperText>>();

/** Always the same promise for a language; each language is fetched alone. A failed fetch is tried again the next time. */
export function loadWhitepaper(language: WhitepaperLanguage): Promise<WhitepaperText> {
  const known = coming.get(language);
  if (known) return known;
  const promise = loaders[language]().then(({ text }) => text);
  coming.set(language, promise);
  promise.then(
    // As React marks what it has waited for, so that `use` reads it at once.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => coming.delete(language),
  );
  return promise;
}
