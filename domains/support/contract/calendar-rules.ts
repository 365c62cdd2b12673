import { dueOn, standingAt, type WeekStanding } from './certification-rules.ts';
import { addDays, addWeeks, dateIn, mondayOf, sundayOf, weekOf, weeksFrom, type Week } from './iso-weeks.ts';
import { CALENDAR_WEEKS } from './limits.ts';
import { isPausedWeek, type Pause } from './pause-rules.ts';
import type { Policy } from './policy.ts';

interface Asked {
  readonly firstWeek: Week;
  /** After a hire there are no more; undefined where there is no end yet. */
  readonly lastWeek: Week | undefined;
  readonly zone: string;
  readonly confirmed: ReadonlySet<Week>;
  readonly pauses: readonly Pause[];
  /** Weeks that were paid, or may still be. */
  readonly countedWeeks: number;
  readonly now: Date;
}

/** A week that is still to be confirmed, and on which days. */
export interface CalendarWeek {
  readonly week: Week;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly confirm_from: string;
  /** The last day on which no cause is needed. */
  readonly confirm_until: string;
  /** Also with a cause not after this day. */
  readonly late_until: string;
  readonly standing: Exclude<WeekStanding, 'over'>;
}

/** What a person has to do and when, by the clocks of the claim: no more weeks than the policy still pays. */
export function calendarOf(
  policy: Pick<Policy, 'certifyDays' | 'lateDays' | 'weeks'>,
  { firstWeek, lastWeek, zone, confirmed, pauses, countedWeeks, now }: Asked,
): readonly CalendarWeek[] {
  const running = weekOf(dateIn(zone, now));
  const from = running < firstWeek ? firstWeek : running;
  const until = addWeeks(from, CALENDAR_WEEKS - 1);
  const last = lastWeek !== undefined && lastWeek < until ? lastWeek : until;
  const left = Math.max(0, policy.weeks - countedWeeks);
  return weeksFrom(firstWeek, last)
    .flatMap((week) => {
      const standing = standingAt(policy, { week, zone, now });
      if (standing === 'over' || confirmed.has(week) || isPausedWeek(pauses, week)) return [];
      const ends = sundayOf(week);
      return {
        week,
        starts_on: mondayOf(week),
        ends_on: ends,
        confirm_from: addDays(ends, 1),
        confirm_until: dueOn(policy, week),
        late_until: addDays(ends, policy.lateDays),
        standing,
      };
    })
    .slice(0, left);
}
