import { useLanguage } from '@egcr/web-kit/i18n.tsx';

/** Writes points in the reader's language. */
export function usePoints(): (points: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return (points) => format.format(points);
}
