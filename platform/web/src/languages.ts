/** The languages in which the interface is complete, in the order in which they are offered. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'] as const;
export type Language = (typeof languages)[number];

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

export const LANGUAGE_STORAGE_KEY = 'language';
/** The country whose way of writing dates and numbers the reader chose. */
export const REGION_STORAGE_KEY = 'region';
/** The time zone the reader chose; without one the browser's own. */
export const TIME_ZONE_STORAGE_KEY = 'time-zone';

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The stored choice, else the first of the browser's languages that we speak, else English. */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const bases = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return bases.find(isLanguage) ?? 'en';
}

/** The tag for `Intl`: the chosen country's, else the browser's own region of that language (en-GB dates for a British reader), else our default. */
export function formatLocale(
  language: Language,
  preferred: readonly string[],
  region: string | null = null,
): string {
  if (region !== null && /^[A-Z]{2}$/.test(region))
    return language === 'ar' ? `ar-${region}-u-nu-latn` : `${language}-${region}`;
  if (language === 'ar') return defaultLocales.ar;
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? defaultLocales[language];
}
