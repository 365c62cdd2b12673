import { useDayText } from '@egcr/web-kit/day-text';

/** Writes days and weeks as readers know them: from their Monday to their Sunday. */
export function useDays() {
  const day = useDayText();
  return {
    day,
    week: (span: { readonly starts_on: string; readonly ends_on: string }) =>
      `${day(span.starts_on)} – ${day(span.ends_on)}`,
  };
}
