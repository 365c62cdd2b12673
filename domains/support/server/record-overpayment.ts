import { caseRefusals } from '@egcr/cases/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { HEARING_DAYS } from '@egcr/disbursements/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { supportActs } from '../contract/acts.ts';
import { mondayOf, sundayOf } from '../contract/index.ts';
import { overpaymentProposed } from '../contract/notices.ts';
import { type readPaidWeeksCall, type recordOverpaymentCall } from '../contract/overpayment-calls.ts';
import { overpaidFor } from '../contract/overpayment-rules.ts';
import { supportRefusals } from '../contract/refusals.ts';
import { findClaimBy, type ClaimRow } from './claim-store.ts';
import { inAsset } from './money-shown.ts';
import { insertOverpaidWeek, insertOverpayment, lockOverpayment } from './overpayment-store.ts';
import type { SupportParts } from './parts.ts';
import { policyFor } from './policy-for.ts';
import { showForStaff } from './show-overpayments.ts';
import { paidWeeksOf, type PaidWeekRow } from './week-store.ts';

type Parts = Pick<SupportParts, 'money' | 'namesOf' | 'record' | 'relatedTo'>;

const DAY_S = 86_400;

/** The paid weeks of a claim that stand in no overpayment. Refuses not_found, also for the caller's own claim. */
export async function readPaidWeeks(
  { namesOf }: Pick<Parts, 'namesOf'>,
  work: Work,
  { query }: CallInput<typeof readPaidWeeksCall>,
): Promise<ReplyOf<typeof readPaidWeeksCall>> {
  const claim = await findClaimBy(work.db, { reference: query.reference.trim().toUpperCase() });
  if (claim === undefined || claim.user_id === personOf(work).userId)
    throw new Refusal(platformRefusals.not_found);
  const names = await namesOf(work.db, [claim.user_id]);
  const weeks = await paidWeeksOf(work.db, claim.case_id);
  return {
    case_id: claim.case_id,
    reference: claim.reference,
    name: names.get(claim.user_id) ?? '',
    policy_version: claim.policy_version,
    weeks: weeks
      .filter(({ is_overpaid: isOverpaid }) => !isOverpaid)
      .map((row) => ({
        id: row.id,
        week: row.week,
        starts_on: mondayOf(row.week),
        ends_on: sundayOf(row.week),
        benefit: inAsset(row.benefit_minor),
        stated: inAsset(row.earned_minor),
        paid: inAsset(row.support_minor),
      })),
  };
}

type Body = CallInput<typeof recordOverpaymentCall>['body'];

/**
 * Records an overpayment and tells the person. Refuses not_found, own_week, related_to_applicant, validation_failed (weeks that were not paid,
 * twice the same, not overpaid), overpayment_recorded, in that order.
 */
export async function recordOverpayment(
  parts: Parts,
  work: Work,
  { body }: CallInput<typeof recordOverpaymentCall>,
): Promise<ReplyOf<typeof recordOverpaymentCall>> {
  const { userId } = personOf(work);
  const claim = await findClaimBy(work.db, { caseId: body.case_id });
  if (claim === undefined) throw new Refusal(platformRefusals.not_found);
  if (claim.user_id === userId) throw new Refusal(supportRefusals.own_week);
  if (await parts.relatedTo(work, { officerId: userId, applicantId: claim.user_id }))
    throw new Refusal(caseRefusals.related_to_applicant);
  const id = work.effectId;
  await keepOverpayment(work, {
    id,
    claim,
    found: compare(claim, await paidWeeksOf(work.db, claim.case_id), body.weeks),
    reason: body.reason,
    finding: body.finding,
    recordedBy: userId,
  });
  await parts.record(work, {
    action: supportActs.support_overpayment_recorded,
    userId,
    subject: id,
    kind: 'support.overpayment',
  });
  const row = await lockOverpayment(work.db, id);
  const [shown] = await showForStaff(parts, work, row === undefined ? [] : [row]);
  invariant(shown !== undefined, 'an overpayment is gone that was just recorded');
  return shown;
}

export interface Found {
  readonly row: PaidWeekRow;
  readonly isDue: boolean;
  readonly earnedMinor: bigint;
  readonly dueMinor: bigint;
  readonly overMinor: bigint;
}

/** Each week with what was due for it. Refuses validation_failed with every week that is wrong. */
function compare(
  claim: ClaimRow,
  paid: readonly PaidWeekRow[],
  said: Body['weeks'],
): readonly [Found, ...Found[]] {
  const issues: { field: string; code: string }[] = [];
  const found = said.flatMap(({ id, is_due: isDue, earned }, at) => {
    const row = paid.find((each) => each.id === id);
    if (row === undefined) issues.push({ field: `weeks.${at}.id`, code: 'not_found' });
    else if (said.findIndex((each) => each.id === id) !== at)
      issues.push({ field: `weeks.${at}.id`, code: 'repeated' });
    else {
      const week = weekFound(claim, { row, isDue, earnedMinor: BigInt(earned.value) });
      if (week.overMinor > 0n) return [week];
      issues.push({ field: `weeks.${at}.earned`, code: 'not_overpaid' });
    }
    return [];
  });
  const [first, ...others] = found;
  if (issues.length > 0 || first === undefined) throw validationRefusal(issues);
  return [first, ...others];
}

/** What was due for one week, by the policy of its claim. */
export function weekFound(
  claim: ClaimRow,
  said: { readonly row: PaidWeekRow; readonly isDue: boolean; readonly earnedMinor: bigint },
): Found {
  const { benefit_minor: benefitMinor, support_minor: paidMinor } = said.row;
  const { isDue, earnedMinor } = said;
  return { ...said, ...overpaidFor(policyFor(claim), { benefitMinor, paidMinor, isDue, earnedMinor }) };
}

interface ToKeep {
  readonly id: string;
  readonly claim: ClaimRow;
  readonly found: readonly Found[];
  readonly reason: Body['reason'];
  readonly finding: string;
  readonly recordedBy: string;
}

/** Writes it down and tells the person until when they may answer: for the call and for demonstrations. Refuses overpayment_recorded. */
export async function keepOverpayment(
  work: Work,
  { id, claim, found, reason, finding, recordedBy }: ToKeep,
): Promise<void> {
  const amountMinor = found.reduce((sum, { overMinor }) => sum + overMinor, 0n);
  const answerBy = addSeconds(work.now, HEARING_DAYS * DAY_S);
  await insertOverpayment(work, {
    id,
    case_id: claim.case_id,
    user_id: claim.user_id,
    amount_minor: amountMinor,
    reason,
    finding,
    recorded_by: recordedBy,
    answer_by: answerBy,
  });
  // In one order everywhere, so that two officers at once do not wait for each other.
  for (const week of found.toSorted((one, other) => (one.row.id < other.row.id ? -1 : 1))) {
    const isFree = await insertOverpaidWeek(work.db, {
      overpayment_id: id,
      week_id: week.row.id,
      is_due: week.isDue,
      earned_minor: week.earnedMinor,
      paid_minor: week.row.support_minor,
      due_minor: week.dueMinor,
    });
    if (!isFree)
      throw new Refusal(supportRefusals.overpayment_recorded, { members: { week: week.row.week } });
  }
  const notice = overpaymentProposed.of({ ...inAsset(amountMinor), answer_by: toInstant(answerBy) });
  await work.emit(told(notificationAsked, { user_id: claim.user_id, ...notice }));
}
