import { REMINDER_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

/** Whole days from one date to another, `YYYY-MM-DD`; negative where the other is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** How a document stands on a day: `soon` from the first reminder on, `over` once its last day is past. */
export function standingOf(expiresOn: string | null, today: string): 'lasts' | 'soon' | 'over' {
  if (expiresOn === null) return 'lasts';
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'over';
  return left <= REMINDER_DAYS[0] ? 'soon' : 'lasts';
}

/** Which reminder a document that ends is due for: the latest whose day has come; undefined where none has, or it is over. */
export function reminderDue(expiresOn: string, today: string): number | undefined {
  const left = daysBetween(today, expiresOn);
  return left < 0 ? undefined : REMINDER_DAYS.findLast((days) => left <= days);
}
