import { addDays, mondayOf, sundayOf, weekOf, type Week } from './iso-weeks.ts';

/** A pause of support, in days by the clocks of the claim's zone; `until` is the day on which it ended, null while it lasts. */
export interface Pause {
  readonly from: string;
  readonly until: string | null;
}

/** Whether a week lies in a pause from its Monday to its Sunday: it is neither confirmed nor paid. A week of which only a part was paused is. */
export function isPausedWeek(pauses: readonly Pause[], week: Week): boolean {
  return pauses.some(
    ({ from, until }) => from <= mondayOf(week) && (until === null || until > sundayOf(week)),
  );
}

/** The whole weeks of a pause that has ended, as days; undefined where it had none. */
export function wholeWeeksOf({
  from,
  until,
}: Pause): { readonly starts_on: string; readonly ends_on: string } | undefined {
  if (until === null) return undefined;
  const own = mondayOf(weekOf(from));
  const starts = own === from ? own : addDays(own, 7);
  const ends = addDays(mondayOf(weekOf(until)), -1);
  return starts < ends ? { starts_on: starts, ends_on: ends } : undefined;
}
