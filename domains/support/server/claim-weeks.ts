import { certifyingStates } from '../contract/claim-machine.ts';
import { dateIn, weekOf, type Week } from '../contract/index.ts';
import type { ClaimRow } from './claim-store.ts';

/** The last week of a claim: of a person who has found work the week of the hire; undefined where there is no end yet. */
export function lastWeekOf({
  state,
  zone,
  closed_at: closedAt,
}: Pick<ClaimRow, 'state' | 'zone' | 'closed_at'>): Week | undefined {
  return closedAt === null || state !== 'graduated' ? undefined : weekOf(dateIn(zone, closedAt));
}

/** Whether weeks of a claim can be confirmed: also those until the hire, when the person has found work. */
export function canCertify({ state, closed_at: closedAt }: Pick<ClaimRow, 'state' | 'closed_at'>): boolean {
  return closedAt === null ? certifyingStates.includes(state) : state === 'graduated';
}

/** Whether a week is one of a claim: from the first on, until the last. */
export function isWeekOf(
  claim: Pick<ClaimRow, 'first_week' | 'state' | 'zone' | 'closed_at'>,
  week: Week,
): boolean {
  const last = lastWeekOf(claim);
  return week >= claim.first_week && (last === undefined || week <= last);
}
