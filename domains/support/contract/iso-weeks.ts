/** An ISO week: `2026-W53`. It begins on a Monday, and belongs to the year that has its Thursday. */
export type Week = string;

const DAY_MS = 86_400_000;
const WEEK_PATTERN = /^(\d{4})-W(0[1-9]|[1-4]\d|5[0-3])$/;

/** Whether a text names a week that the calendar has. */
export function isWeek(text: string): boolean {
  return WEEK_PATTERN.test(text) && !text.startsWith('0000') && weekOf(mondayOf(text)) === text;
}

/** The date that clocks of a zone show at an instant: `2026-11-24`. */
export function dateIn(zone: string, at: Date): string {
  const form = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of form.formatToParts(at)) part[type] = value;
  return `${(part.year ?? '').padStart(4, '0')}-${part.month ?? ''}-${part.day ?? ''}`;
}

/** The date some days later. Dates have no hours: no clock change moves them. */
export function addDays(date: string, days: number): string {
  return new Date(noonOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY_MS);
}

/** The week of a date. */
export function weekOf(date: string): Week {
  const thursday = new Date(noonOf(addDays(date, 4 - weekdayOf(date))));
  const year = thursday.getUTCFullYear();
  const days = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS);
  return `${String(year).padStart(4, '0')}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** The first date of a week. */
export function mondayOf(week: Week): string {
  const [, year = '', number = ''] = WEEK_PATTERN.exec(week) ?? [];
  // The fourth of January is in the first week of every year.
  const fourth = `${year}-01-04`;
  return addDays(fourth, 1 - weekdayOf(fourth) + (Number(number) - 1) * 7);
}

/** The last date of a week. */
export function sundayOf(week: Week): string {
  return addDays(mondayOf(week), 6);
}

export function addWeeks(week: Week, weeks: number): Week {
  return weekOf(addDays(mondayOf(week), weeks * 7));
}

/** Weeks from one to another, both ends included, the earliest first; none where the second is before. */
export function weeksFrom(first: Week, last: Week): readonly Week[] {
  const count = Math.floor(daysBetween(mondayOf(first), mondayOf(last)) / 7) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => addWeeks(first, at));
}

/** 1 for Monday to 7 for Sunday. */
function weekdayOf(date: string): number {
  return new Date(noonOf(date)).getUTCDay() || 7;
}

function noonOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`);
}
