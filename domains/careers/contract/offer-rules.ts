import { OFFER_AHEAD_DAYS_MAX } from './limits.ts';

const DAY_MS = 86_400_000;

interface Offered {
  readonly assetCode: string;
  readonly minor: bigint;
  /** A day of the calendar. */
  readonly startsOn: string;
}

interface Posted {
  readonly assetCode: string;
  /** The least that the posting says. */
  readonly minMinor: bigint;
}

/** Whether the first day of a job has not begun everywhere on earth: until then a hire is called off. */
export function isJobAhead(startsOn: string, now: Date): boolean {
  return Date.parse(`${startsOn}T00:00:00Z`) + DAY_MS / 2 > now.getTime();
}

/** What is wrong with an offer, by the field where it is corrected. An offer never pays less than what the person read when they applied. */
export function offerIssue(
  offered: Offered,
  posted: Posted,
  now: Date,
): { readonly field: 'pay' | 'starts_on'; readonly code: string } | undefined {
  if (offered.assetCode !== posted.assetCode) return { field: 'pay', code: 'wrong_currency' };
  if (offered.minor < posted.minMinor) return { field: 'pay', code: 'below_published' };
  const starts = Date.parse(`${offered.startsOn}T00:00:00Z`);
  // The day is over nowhere on earth while it is less than half a day old in UTC.
  if (starts + DAY_MS * 1.5 <= now.getTime()) return { field: 'starts_on', code: 'in_the_past' };
  if (starts > now.getTime() + OFFER_AHEAD_DAYS_MAX * DAY_MS) return { field: 'starts_on', code: 'too_far' };
  return undefined;
}
