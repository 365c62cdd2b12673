import { useMemo } from 'react';

import { formatsFor } from './formats.ts';
import { useLanguage } from './i18n.tsx';

/** Writes days of the calendar, `2026-11-30`, in the reader's language: the same day in every time zone, also where it is tomorrow already. */
export function useDayText(): (day: string) => string {
  const { locale } = useLanguage();
  return useMemo(() => {
    const calendar = formatsFor(locale, 'UTC');
    return (day) => calendar.date(`${day}T00:00:00.000Z`);
  }, [locale]);
}
