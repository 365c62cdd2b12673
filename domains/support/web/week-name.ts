import { useFormats } from '@egcr/web-kit/formats';

/** A day without an hour, at noon, so that no zone of a reader makes it another one. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}

/** Writes days and weeks as readers know them: from their Monday to their Sunday. */
export function useDays() {
  const formats = useFormats();
  return {
    day: (day: string) => formats.date(noonOf(day)),
    week: (span: { readonly starts_on: string; readonly ends_on: string }) =>
      `${formats.date(noonOf(span.starts_on))} – ${formats.date(noonOf(span.ends_on))}`,
  };
}
