import { INTERVIEW_AHEAD_DAYS_MAX, INTERVIEW_AHEAD_MINUTES_MIN, INTERVIEW_TIMES_MAX } from '../limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface OfferedTimes {
  readonly starts: readonly Date[];
  readonly minutes: number;
}

export type TimesIssue = 'required' | 'too_many' | 'in_the_past' | 'too_far' | 'overlap';

/** What is wrong with the times that an employer offers; undefined where they are sound. None begins within the hour, and none overlaps another. */
export function timesIssue({ starts, minutes }: OfferedTimes, now: Date): TimesIssue | undefined {
  if (starts.length === 0) return 'required';
  if (starts.length > INTERVIEW_TIMES_MAX) return 'too_many';
  const sorted = starts.map((at) => at.getTime()).toSorted((one, other) => one - other);
  const [first = 0, last = first] = [sorted[0], sorted.at(-1)];
  if (first < now.getTime() + INTERVIEW_AHEAD_MINUTES_MIN * MINUTE_MS) return 'in_the_past';
  if (last > now.getTime() + INTERVIEW_AHEAD_DAYS_MAX * DAY_MS) return 'too_far';
  return sorted.some((at, place) => place > 0 && at - (sorted[place - 1] ?? 0) < minutes * MINUTE_MS)
    ? 'overlap'
    : undefined;
}

/** When an interview is over. */
export function endOf(start: Date, minutes: number): Date {
  return new Date(start.getTime() + minutes * MINUTE_MS);
}

/** Some browsers do not know the zones of a country; the server does. */
interface LocaleWithZones extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

/** The time zones of the country in which a job is done, in the order of their names; UTC where none is known. */
export function zonesOfJob(country: string): readonly string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  return zones.length === 0 ? ['UTC'] : [...zones];
}
