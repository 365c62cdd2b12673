/** 4 January 2027 is a Monday. */
const MONDAY_MS = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;

/** The name of a weekday, 1 for Monday, in the reader's language. */
export function weekdayName(weekday: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY_MS + (weekday - 1) * DAY_MS,
  );
}
