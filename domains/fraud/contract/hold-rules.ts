import { CONFIRMED_WITHIN_S, HOLD_MAX_S, HOLD_PROLONGED_S, HOLD_S } from './limits.ts';

const SECOND_MS = 1000;
const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * SECOND_MS);

/** The money of a case may be held while an officer works on it. */
export function isTaken({ state }: { readonly state: string }): boolean {
  return state === 'triaged' || state === 'investigating';
}

/** Until when money is held at first. */
export function firstEnd(placedAt: Date): Date {
  return after(placedAt, HOLD_S);
}

/** Until when a second officer confirms a hold; without that it ends. */
export function confirmBy(placedAt: Date): Date {
  return after(placedAt, CONFIRMED_WITHIN_S);
}

/** Whether a hold waits for a second officer; one from before that was asked for does not. */
export function isUnconfirmed({
  confirm_by: by,
  confirmed_at: at,
}: {
  readonly confirm_by: Date | null;
  readonly confirmed_at: Date | null;
}): boolean {
  return by !== null && at === null;
}

/** Until when another officer may prolong a hold; undefined where it is as long as it may be. */
export function nextEnd({
  placedAt,
  until,
}: {
  readonly placedAt: Date;
  readonly until: Date;
}): Date | undefined {
  const last = after(placedAt, HOLD_MAX_S);
  const next = after(until, HOLD_PROLONGED_S);
  if (until >= last) return undefined;
  return next > last ? last : next;
}
