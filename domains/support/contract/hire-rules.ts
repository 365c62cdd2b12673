import { daysBetween, weekOf, type Week } from './iso-weeks.ts';
import { FAR_JOB_WEEKS } from './limits.ts';

/** A job that a person has accepted, in dates of the claim's zone. */
export interface Hire {
  readonly hiredOn: string;
  /** By the offer; null where it does not say. */
  readonly startsOn: string | null;
  /** Null while it stands. */
  readonly calledOff: { readonly on: string; readonly by: 'employer' | 'applicant' } | null;
}

/** The day from which on the person works: never before the one on which they accepted. */
export function firstDayOf({ hiredOn, startsOn }: Pick<Hire, 'hiredOn' | 'startsOn'>): string {
  return startsOn !== null && startsOn > hiredOn ? startsOn : hiredOn;
}

/** The job whose wage begins first, of those that stand. Support lasts until then. */
export function nextJob<Kept extends Hire>(hires: readonly Kept[]): Kept | undefined {
  return hires
    .filter(({ calledOff }) => calledOff === null)
    .toSorted((one, other) => (firstDayOf(one) < firstDayOf(other) ? -1 : 1))
    .at(0);
}

/**
 * Whether no search is asked for in a week: from the week of a hire on, since the person has found a job. Where it is called off, until then: in
 * the week itself still where the employer did it, so that nobody loses support by what another does.
 */
export function isSearchWaived(hires: readonly Hire[], week: Week): boolean {
  return hires.some(({ hiredOn, calledOff }) => {
    if (week < weekOf(hiredOn)) return false;
    if (calledOff === null) return true;
    const end = weekOf(calledOff.on);
    return calledOff.by === 'employer' ? week <= end : week < end;
  });
}

/** Whole weeks between the acceptance of a job and its first day, where these are many: for so long nobody is asked for a search. */
export function weeksAhead(hire: Pick<Hire, 'hiredOn' | 'startsOn'>): number | undefined {
  const weeks = Math.floor(daysBetween(hire.hiredOn, firstDayOf(hire)) / 7);
  return weeks >= FAR_JOB_WEEKS ? weeks : undefined;
}
