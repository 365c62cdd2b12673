import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

import { weekMachine } from '../contract/cycle-machines.ts';
import { addWeeks, dateIn, standingAt, sundayOf, weekOf, weeksFrom } from '../contract/index.ts';
import { daysBetween } from '../contract/iso-weeks.ts';
import { claimSuspended, weekMissed, weekOpen, workBegun } from '../contract/notices.ts';
import type { Policy } from '../contract/policy.ts';
import { certifyingClaims, type ClaimRow } from './claim-store.ts';
import { countedWeeks, hasBegunWork, lastWeekOf, weeksAtMost } from './claim-weeks.ts';
import { endWithJob } from './follow-careers.ts';
import type { SupportParts } from './parts.ts';
import { policyFor } from './policy-for.ts';
import { insertOpenWeek, setWeekState, weeksOfClaim, type WeekRow } from './week-store.ts';

export const LOOK = 'support.look_after_weeks';
const CLAIMS_AT_ONCE = 200;
/** The day after the end of a week on which the person is reminded once more. */
const SECOND_REMINDER_DAY = 3;
const REMINDERS = 2;

const asked = z.object({ after: z.optional(uuid) });

/**
 * Looks after the weeks of claims, every hour, so that each zone has its turn: says that a week can be confirmed, reminds, and marks it as missed
 * when its time is over. No one misses a week of a pause, or one before the decision. A claim ends after the week in which a job begins that the person has found. Help comes before any sanction: only weeks missed in a row suspend a claim, and an officer takes it up again for a cause.
 */
export async function lookAfterWeeks(
  parts: Pick<SupportParts, 'cases'>,
  work: Work,
  payload: unknown,
): Promise<void> {
  const { after } = z.parse(asked, payload ?? {});
  const claims = await certifyingClaims(work.db, { after, limit: CLAIMS_AT_ONCE });
  for (const claim of claims) await lookAfter(parts, work, claim);
  const last = claims.at(-1);
  if (claims.length === CLAIMS_AT_ONCE && last !== undefined)
    await work.enqueue(LOOK, { after: last.case_id }, { key: `${LOOK}:${last.case_id}` });
}

/** Nothing is asked of one that is paused, suspended or not decided. */
const areWeeksAsked = ({ state }: Pick<ClaimRow, 'state'>) => state === 'enrolled' || state === 'active';

async function lookAfter(parts: Pick<SupportParts, 'cases'>, work: Work, claim: ClaimRow): Promise<void> {
  const policy = policyFor(claim);
  const rows = new Map((await weeksOfClaim(work.db, claim.case_id)).map((row) => [row.week, row]));
  const today = dateIn(claim.zone, work.now);
  const over = addWeeks(weekOf(today), -1);
  const last = lastWeekOf(claim) ?? over;
  const areAsked =
    areWeeksAsked(claim) && countedWeeks([...rows.values()]) < (await weeksAtMost(work.db, claim));
  const weeks = areAsked ? weeksFrom(claim.first_week, last < over ? last : over) : [];
  const missed: string[] = [];
  for (const week of weeks) {
    const row = rows.get(week);
    const isAsked = claim.asked_from === null || week >= claim.asked_from;
    if (row === undefined) {
      if (!isAsked && !isTold(work, { claim, policy, week })) continue;
      const isNew = await insertOpenWeek(work.db, {
        id: work.newId(),
        case_id: claim.case_id,
        user_id: claim.user_id,
        week,
        benefit_minor: claim.benefit_minor,
      });
      if (isNew) await tell(work, claim, weekOpen.of({ week }));
    } else if (isAsked && row.state === 'open') {
      const isMissed = await remindOrMiss(work, { claim, policy, row, today });
      if (isMissed) missed.push(week);
    }
  }
  if (hasBegunWork(claim, work.now)) await endWithJob(parts, work, { claim, said: workBegun });
  else if (missed.length > 0) await suspendAfter(parts, work, { claim, policy, rows, weeks, missed });
}

/** A week before the decision is told of while it can still be confirmed; one in a pause or suspension never is. */
function isTold(
  { now }: Pick<Work, 'now'>,
  {
    claim: { state, zone },
    policy,
    week,
  }: { readonly claim: ClaimRow; readonly policy: Policy; readonly week: string },
): boolean {
  return state === 'enrolled' && standingAt(policy, { week, zone, now }) !== 'over';
}

/** Whether the time to confirm a week is over; a second reminder before that. */
async function remindOrMiss(
  work: Work,
  {
    claim,
    policy,
    row,
    today,
  }: { readonly claim: ClaimRow; readonly policy: Policy; readonly row: WeekRow; readonly today: string },
): Promise<boolean> {
  const { id, week, reminders } = row;
  const standing = standingAt(policy, { week, zone: claim.zone, now: work.now });
  if (standing === 'open') {
    if (reminders >= REMINDERS || daysBetween(sundayOf(week), today) < SECOND_REMINDER_DAY) return false;
    await setWeekState(work.db, { id, state: 'open', reminders: REMINDERS });
    await tell(work, claim, weekOpen.of({ week }));
    return false;
  }
  await setWeekState(work.db, { id, state: step(weekMachine, row.state, 'miss'), reminders });
  await tell(work, claim, weekMissed.of({ week }));
  return true;
}

interface Missing {
  readonly claim: ClaimRow;
  readonly policy: Policy;
  readonly rows: ReadonlyMap<string, WeekRow>;
  readonly weeks: readonly string[];
  readonly missed: readonly string[];
}

/** The last weeks whose time is over were all missed. */
async function suspendAfter(
  { cases }: Pick<SupportParts, 'cases'>,
  work: Work,
  { claim, policy, rows, weeks, missed }: Missing,
): Promise<void> {
  const last = missed.at(-1) ?? '';
  const before = weeks.filter((week) => week <= last).slice(-policy.missedToSuspend);
  const isInARow =
    before.length === policy.missedToSuspend &&
    before.every((week) => missed.includes(week) || rows.get(week)?.state === 'missed');
  if (!isInARow || claim.state !== 'active') return;
  await cases.advance(work, { caseId: claim.case_id, event: 'suspend' });
  await tell(work, claim, claimSuspended.of({ reference: claim.reference }));
}

async function tell(
  work: Work,
  { user_id: userId }: ClaimRow,
  notice: ReturnType<typeof weekOpen.of>,
): Promise<void> {
  await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
}
