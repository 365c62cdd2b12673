import { languages, type Language } from '@egcr/contract/languages';

export { languages, type Language };

/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
  ar: 'العربية',
};

/** Where `Intl` should look when the browser names no region. Arabic keeps Latin digits: amounts read the same everywhere. */
const defaultLocales: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt-BR',
  zh: 'zh-CN',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar-u-nu-latn',
};

/** The language of the texts, one of ours. */
export const LANGUAGE_STORAGE_KEY = 'language';
/** The language a person chose, where we have no texts in it yet: dates, numbers and sums follow it. */
export const CHOSEN_LANGUAGE_STORAGE_KEY = 'language-chosen';
/** The country whose way of writing dates and numbers the reader chose. */
export const REGION_STORAGE_KEY = 'region';
/** The time zone the reader chose; without one the browser's own. */
export const TIME_ZONE_STORAGE_KEY = 'time-zone';
/** Names a language in an address: /contact?lang=fr. */
export const LANGUAGE_PARAMETER = 'lang';

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** The offered languages that are written from right to left, with texts or without. `first-paint.js` and the sheet of the page name them too. */
export const rightToLeftLanguages: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** Which way a page runs for the person who chose that language: also where its texts are English for now. */
export function directionOf(chosen: string): 'ltr' | 'rtl' {
  return rightToLeftLanguages.includes(baseOf(chosen)) ? 'rtl' : 'ltr';
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

/** The texts someone reads who chose that language: its own, those of the language it belongs to (zh-TW: zh), else English. */
export function shownLanguage(chosen: string): Language {
  return ownLanguage(chosen) ?? 'en';
}

function ownLanguage(tag: string | null): Language | undefined {
  const base = baseOf(tag ?? '');
  return isLanguage(base) ? base : undefined;
}

/** A language written from right to left that has no texts yet: the person who reads it, reads English on a mirrored page. */
function mirroredLanguage(tag: string | null | undefined): string | undefined {
  const base = baseOf(tag ?? '');
  return rightToLeftLanguages.includes(base) && !isLanguage(base) ? base : undefined;
}

export interface LanguageSigns {
  /** What the address asks for. */
  readonly asked: string | null;
  /** The texts the person chose earlier in this browser. */
  readonly stored: string | null;
  /** What the person chose, where it is not that of the texts. */
  readonly storedChoice?: string | null;
  /** What the browser speaks, the best first. */
  readonly preferred: readonly string[];
}

/** The language of the texts: the address's, else the stored choice, else the first of the browser's that we speak, else English. */
export function detectLanguage({ asked, stored, preferred }: LanguageSigns): Language {
  if (mirroredLanguage(asked) !== undefined) return 'en';
  if (isLanguage(stored) && ownLanguage(asked) === undefined) return stored;
  return [asked, ...preferred].map(ownLanguage).find(isLanguage) ?? 'en';
}

/** What another person wrote into this browser's storage must not stop the page. */
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/**
 * The language that is meant, which decides on dates, sums and the direction of the page: that of the texts, or what was chosen where it has
 * none. A browser that speaks Urdu, Persian or Hebrew first means that, unless it reads other texts than English here.
 */
export function detectChoice(signs: LanguageSigns): string {
  const { asked, stored, storedChoice = null, preferred } = signs;
  const language = detectLanguage(signs);
  const mirrored = mirroredLanguage(asked);
  if (mirrored !== undefined) return mirrored;
  if (language === stored)
    return storedChoice !== null && LANGUAGE_CODE.test(storedChoice) ? storedChoice : language;
  if (ownLanguage(asked) !== undefined || language !== 'en') return language;
  return mirroredLanguage(preferred[0]) ?? language;
}

/**
 * The tag for `Intl`: the chosen country's, else the browser's own region of that language (en-GB dates for a British reader), else our
 * default. Any offered language has one, also where we have no texts in it.
 */
export function formatLocale(
  chosen: string,
  preferred: readonly string[],
  region: string | null = null,
): string {
  const inRegion = region !== null && /^[A-Z]{2}$/.test(region) ? regionalTag(chosen, region) : undefined;
  if (chosen === 'ar') return inRegion === undefined ? defaultLocales.ar : `${inRegion}-u-nu-latn`;
  const own = preferred.find((tag) => tag.toLowerCase().startsWith(`${chosen.toLowerCase()}-`));
  const tag = inRegion ?? own ?? (isLanguage(chosen) ? defaultLocales[chosen] : chosen);
  return isLanguage(chosen) ? tag : comparable(tag);
}

/** Traditional Chinese stays traditional in every country. */
function regionalTag(chosen: string, region: string): string {
  const [base = '', place] = chosen.split('-');
  if (place === undefined || place === region) return `${base}-${region}`;
  return `${base}-${new Intl.Locale(chosen).maximize().script ?? 'Latn'}-${region}`;
}

/**
 * Latin digits and the Gregorian calendar in every language: an amount or a day on a receipt reads the same for the person who it is shown to. What
 * this browser cannot write at all is written as in English, not as in whatever language the device has.
 */
function comparable(tag: string): string {
  const { language, region } = new Intl.Locale(tag);
  if (Intl.DateTimeFormat.supportedLocalesOf([language]).length === 0)
    return region === undefined ? 'en' : `en-${region}`;
  const { calendar, numberingSystem } = new Intl.DateTimeFormat(tag).resolvedOptions();
  const keywords =
    (calendar === 'gregory' ? '' : '-ca-gregory') + (numberingSystem === 'latn' ? '' : '-nu-latn');
  return keywords === '' ? tag : `${tag}-u${keywords}`;
}
