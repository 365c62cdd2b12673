import { certifyingStates } from '../contract/claim-machine.ts';
import { dateIn, weekOf, type Week } from '../contract/index.ts';
import { claimFrom, weeksCounted } from '../contract/rest-rules.ts';
import type { Policy } from '../contract/policy.ts';
import type { Database } from '@egcr/server-kit/database';
import type { ClaimRow } from './claim-store.ts';
import { policyFor } from './policy-for.ts';
import { weeksOfOthers, type WeekRow } from './week-store.ts';

type Ending = Pick<ClaimRow, 'state' | 'zone' | 'closed_at' | 'works_from'>;

/** The last week of a claim: that in which the job begins which the person has found, or in which they said so; undefined where there is no end yet. */
export function lastWeekOf({ state, zone, closed_at: closedAt, works_from: from }: Ending): Week | undefined {
  const job = from === null ? undefined : weekOf(from);
  if (closedAt === null || state !== 'graduated') return job;
  const closed = weekOf(dateIn(zone, closedAt));
  return job !== undefined && job < closed ? job : closed;
}

/** Whether the week is over in which the job begins. */
export function hasBegunWork(
  { zone, works_from: from }: Pick<Ending, 'zone' | 'works_from'>,
  now: Date,
): boolean {
  return from !== null && weekOf(from) < weekOf(dateIn(zone, now));
}

/** Whether weeks of a claim can be confirmed: also those until they began to work, when the person has found work. */
export function canCertify({ state, closed_at: closedAt }: Pick<ClaimRow, 'state' | 'closed_at'>): boolean {
  return closedAt === null ? certifyingStates.includes(state) : state === 'graduated';
}

/** Whether a week is one of a claim: from the first on, until the last. */
export function isWeekOf(claim: Ending & Pick<ClaimRow, 'first_week'>, week: Week): boolean {
  const last = lastWeekOf(claim);
  return week >= claim.first_week && (last === undefined || week <= last);
}

/** Weeks in these states take one of those that the policy pays. */
const counted: readonly WeekRow['state'][] = ['query', 'accepted', 'in_cycle', 'paid', 'unpaid'];

/** How many weeks that are paid, or may still be. */
export function countedWeeks(rows: readonly Pick<WeekRow, 'state'>[]): number {
  return rows.filter(({ state }) => counted.includes(state)).length;
}

/** How many more weeks can be paid. A refused week takes none: its appeal, too, needs one that is left. */
export function weeksLeft(rows: readonly Pick<WeekRow, 'state'>[], most: number): number {
  return Math.max(0, most - countedWeeks(rows));
}

/** How many weeks a claim has at most: fewer than the policy pays where earlier claims used some of them. */
export async function weeksAtMost(
  db: Database,
  claim: Pick<ClaimRow, 'case_id' | 'user_id' | 'first_week' | 'policy_version'>,
): Promise<number> {
  const policy = policyFor(claim);
  if (policy.restWeeks === 0) return policy.weeks;
  const { user_id: userId, case_id: caseId } = claim;
  const used = await weeksOfOthers(db, { userId, caseId, states: counted });
  return Math.max(0, policy.weeks - weeksCounted(policy, used, claim.first_week));
}

/** When a person can claim who has used all weeks; undefined where they can now. */
export async function canClaimFrom(
  db: Database,
  policy: Pick<Policy, 'weeks' | 'restWeeks'>,
  { userId, today }: { readonly userId: string; readonly today: string },
): Promise<string | undefined> {
  return claimFrom(policy, await weeksOfOthers(db, { userId, caseId: undefined, states: counted }), today);
}
