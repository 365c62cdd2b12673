import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { step } from '@egcr/server-kit/data/step';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { weekMachine, type WeekState } from '../contract/cycle-machines.ts';
import { canAppealAt } from '../contract/appeal-rules.ts';
import type { appealWeekCall, certifyWeekCall } from '../contract/endpoints.ts';
import {
  isPausedWeek,
  isSearchWaived,
  payWeek,
  questionsOf,
  standingAt,
  sundayOf,
  type WeekQuestion,
} from '../contract/index.ts';
import { CAUSE_MIN } from '../contract/limits.ts';
import { mondayOf } from '../contract/iso-weeks.ts';
import { supportRefusals } from '../contract/refusals.ts';
import { drawBackCheck } from './back-checks/draw.ts';
import { activitiesOf, insertActivity } from './activity-store.ts';
import { newestClaim, type ClaimRow } from './claim-store.ts';
import { canCertify, isWeekOf, weeksAtMost, weeksLeft } from './claim-weeks.ts';
import { byClocks, hiresOf } from './hire-store.ts';
import { heldBackOf } from './debts.ts';
import type { SupportParts } from './parts.ts';
import { policyFor } from './policy-for.ts';
import { showWeek } from './show-own.ts';
import { certify, decide, weekOfPerson, weeksOfClaim, type WeekRow } from './week-store.ts';

type Body = CallInput<typeof certifyWeekCall>['body'];

/**
 * Confirms a week. Nothing to look at: it is accepted at once, and the next cycle pays it. Refuses validation_failed, no_claim, week_not_open,
 * week_certified with the first, in that order.
 */
export async function certifyWeek(
  { cases, money }: Pick<SupportParts, 'cases' | 'money'>,
  work: Work,
  { body }: CallInput<typeof certifyWeekCall>,
): Promise<ReplyOf<typeof certifyWeekCall>> {
  const { userId } = personOf(work);
  refuseOtherDays(body);
  const claim = await newestClaim(work.db, { userId, isLocked: true });
  if (claim === undefined || !canCertify(claim)) throw new Refusal(supportRefusals.no_claim);
  const policy = policyFor(claim);
  const before = await weekOfPerson(work.db, { userId, week: body.week });
  if (before !== undefined && before.certified_at !== null) throw certifiedBefore(before);
  const standing = standingAt(policy, { week: body.week, zone: claim.zone, now: work.now });
  if (!isWeekOf(claim, body.week) || standing === 'before' || standing === 'over')
    throw new Refusal(supportRefusals.week_not_open, { members: { standing } });
  if (isPausedWeek(claim.pauses, body.week))
    throw new Refusal(supportRefusals.week_not_open, { members: { standing: 'paused' } });
  await refuseAllUsed(work, claim);
  const seen = await activitiesOf(work, { userId, weeks: [body.week] });
  const isWaived = isSearchWaived(byClocks(claim, hiresOf(work, claim)), body.week);
  const questions = questionsOf(policy, {
    isWaived,
    standing,
    wasAble: body.was_able,
    refusedOffer: body.refused_offer,
    isExempt: body.is_exempt,
    platform: seen.filter(({ source }) => source === 'platform').length,
    declared: body.activities.length,
  });
  refuseWithoutCause(body, questions);
  const earnedMinor = BigInt(body.earned.value);
  const benefitMinor = claim.benefit_minor;
  const owedMinor = await heldBackOf({ money }, work, userId);
  const paid = payWeek(policy, { benefitMinor, earnedMinor, owedMinor });
  const row = await certify(work, {
    id: work.effectId,
    case_id: claim.case_id,
    user_id: userId,
    week: body.week,
    state: stateAfter({ questions, isMissed: before?.state === 'missed', supportMinor: paid.supportMinor }),
    questions,
    benefit_minor: benefitMinor,
    earned_minor: earnedMinor,
    paid_minor: paid.paidMinor,
    wasAble: body.was_able,
    refusedOffer: body.refused_offer,
    isWaived,
    cause: body.cause,
  });
  if (row === undefined) throw new Refusal(supportRefusals.week_certified);
  await drawBackCheck(work, policy, row);
  for (const { kind, on, text, proof } of body.activities)
    await insertActivity(work, { id: work.newId(), userId, week: body.week, kind, onDate: on, text, proof });
  if (claim.state === 'enrolled') await cases.advance(work, { caseId: claim.case_id, event: 'start' });
  return showWeek(work, { row, claim, activities: await activitiesOf(work, { userId, weeks: [body.week] }) });
}

/** A week with something to look at waits for an officer; without, it is accepted; where earnings leave nothing to pay, that is said. */
function stateAfter({
  questions,
  isMissed,
  supportMinor,
}: {
  readonly questions: readonly WeekQuestion[];
  readonly isMissed: boolean;
  readonly supportMinor: bigint;
}): WeekState {
  const from = isMissed ? 'missed' : weekMachine.first;
  if (questions.length > 0 || isMissed) return step(weekMachine, from, 'question');
  const accepted = step(weekMachine, from, 'accept');
  return supportMinor === 0n ? step(weekMachine, accepted, 'settle') : accepted;
}

/** An act counts in the week in which it was done. */
function refuseOtherDays({ week, activities }: Body): void {
  const wrong = activities.flatMap(({ on }, at) =>
    on >= mondayOf(week) && on <= sundayOf(week)
      ? []
      : [{ field: `activities.${at}.on`, code: 'other_week' }],
  );
  if (wrong.length > 0) throw validationRefusal(wrong);
}

/** Help before a sanction: who has a cause says it, and an officer reads it. */
function refuseWithoutCause({ cause }: Body, questions: readonly WeekQuestion[]): void {
  if (questions.length > 0 && cause.trim().length < CAUSE_MIN)
    throw validationRefusal([{ field: 'cause', code: 'too_short' }]);
}

function certifiedBefore({ certified_at: at, state }: WeekRow): Refusal {
  return new Refusal(supportRefusals.week_certified, {
    members: { certified_at: at === null ? '' : toInstant(at), state },
  });
}

/** Refuses week_not_open where as many weeks are paid, or may still be, as the policy pays. The claim must be locked. */
async function refuseAllUsed({ db }: Pick<Work, 'db'>, claim: ClaimRow): Promise<void> {
  if (weeksLeft(await weeksOfClaim(db, claim.case_id), await weeksAtMost(db, claim)) === 0)
    throw new Refusal(supportRefusals.week_not_open, { members: { standing: 'all_used' } });
}

/**
 * Asks another officer to look at a refused week, once and in time. A refused week takes none of those that the policy pays: it can only come back
 * while one is left. Refuses no_claim, week_state, appeal_over, week_not_open, in that order.
 */
export async function appealWeek(
  work: Work,
  { body }: CallInput<typeof appealWeekCall>,
): Promise<ReplyOf<typeof appealWeekCall>> {
  const { userId } = personOf(work);
  const claim: ClaimRow | undefined = await newestClaim(work.db, { userId, isLocked: true });
  const row = await weekOfPerson(work.db, { userId, week: body.week });
  if (claim === undefined || row === undefined) throw new Refusal(supportRefusals.no_claim);
  if (row.is_appeal) throw new Refusal(supportRefusals.week_state, { members: { state: row.state } });
  const state = step(weekMachine, row.state, 'appeal');
  if (!canAppealAt(policyFor(claim), { decidedAt: row.decided_at, now: work.now }))
    throw new Refusal(supportRefusals.appeal_over);
  await refuseAllUsed(work, claim);
  const { id, paid_minor: paidMinor, decided_by: decidedBy } = row;
  await decide(work, { id, state, paidMinor, decidedBy, reason: body.reason, isAppeal: true });
  const activities = await activitiesOf(work, { userId, weeks: [body.week] });
  return showWeek(work, { row: { ...row, state, is_appeal: true, sealed_reason: null }, claim, activities });
}
