import { useDayText } from '@egcr/web-kit/day-text';

import { mondayOf, sundayOf, type Week } from '../contract/iso-weeks.ts';

/** Writes days and weeks as readers know them: from their Monday to their Sunday. */
export function useDays() {
  const day = useDayText();
  const week = (span: { readonly starts_on: string; readonly ends_on: string }) =>
    `${day(span.starts_on)} – ${day(span.ends_on)}`;
  return {
    day,
    week,
    named: (name: Week) => week({ starts_on: mondayOf(name), ends_on: sundayOf(name) }),
  };
}
