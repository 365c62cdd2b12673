import type { WhitepaperLanguage } from '../whitepaper.ts';
import type { FigureReader } from './figures.ts';

const locales: Readonly<Record<WhitepaperLanguage, string>> = {
  en: 'en-US',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt-BR',
  zh: 'zh-CN',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar-EG-u-nu-latn',
};

/** Figures and dates of the paper go by its language alone, not by the reader's region: a published text is the same on every screen and in print. */
export function paperReader(language: WhitepaperLanguage): FigureReader {
  return { language, locale: locales[language] };
}

/** A day (`YYYY-MM-DD`) as that reader writes it, in every time zone the same. */
export function writeDay(day: string, { locale }: FigureReader): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
