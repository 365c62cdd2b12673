import type { RailRecord } from '@egcr/payments/contract';

type Day = RailRecord['days'][number];

const DAY_MS = 24 * 3600 * 1000;
const GOOD = 0.95;
const FAIR = 0.7;

/** So many days in UTC that end with this one, the oldest first. */
export function daysUntil(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** What succeeded of what could; undefined where nothing could. */
export function shareOf({ succeeded, failed }: Pick<Day, 'succeeded' | 'failed'>): number | undefined {
  return succeeded + failed === 0 ? undefined : succeeded / (succeeded + failed);
}

export type DayTone = 'good' | 'fair' | 'bad' | 'none';

export function dayTone(day: Day | undefined): DayTone {
  return toneOf(day && shareOf(day));
}

/** How a share of what could succeed is coloured. */
export function toneOf(share: number | undefined): DayTone {
  if (share === undefined) return 'none';
  if (share >= GOOD) return 'good';
  return share >= FAIR ? 'fair' : 'bad';
}

/** The worst days of a rail, the newest first, so many at most. */
export function worstDays(days: readonly Day[], most: number): readonly Day[] {
  return days
    .filter((day) => ['fair', 'bad'].includes(dayTone(day)))
    .toSorted((one, other) => (shareOf(one) ?? 1) - (shareOf(other) ?? 1))
    .slice(0, most)
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}
