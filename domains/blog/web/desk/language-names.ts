import { useLanguage } from '@egcr/web-kit/i18n.tsx';

/** Names of languages in the reader's own. */
export function useLanguageNames(): (language: string) => string {
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => names.of(language) ?? language;
}
