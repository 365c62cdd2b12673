import { caseRefusals } from '@egcr/cases/contract';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { HEARING_DAYS, mayDecide } from '@egcr/disbursements/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { isOfTeam } from '@egcr/organisations/server';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  grantRefusals,
  mayProposeAfter,
  recoveryMachine,
  type decideRecoveryCall,
  type proposeRecoveryCall,
} from '../../contract/index.ts';
import { recoveryDropped, recoveryOwed, recoveryProposed } from '../../contract/notices.ts';
import { inAsset } from '../awards/award-money.ts';
import { findAward, milestonesOf, type AwardRow } from '../awards/award-store.ts';
import type { GrantParts } from '../parts.ts';
import { recoveryOf, settle } from './own-recovery.ts';
import { insertRecovery, keepDecision, recoveriesOf, type RecoveryRow } from './recovery-store.ts';
import { recoverableOf, showRecoveries, type ShownRecoveries } from './show-recoveries.ts';

type Parts = Pick<GrantParts, 'cases' | 'money' | 'papers' | 'acting'>;

const DAY_S = 86_400;

/**
 * Proposes to take money back and tells its recipient. After an appeal that was won another officer says what is new. Refuses not_found, own_case,
 * related_to_applicant, validation_failed (currency, papers), recovery_open, appeal_won, validation_failed (new_facts), more_than_paid, in that
 * order.
 */
export async function proposeRecovery(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof proposeRecoveryCall>,
): Promise<ShownRecoveries> {
  const award = await officersAward(parts, work, params.id);
  const amountMinor = BigInt(body.amount.value);
  const milestones = await milestonesOf(work.db, [award.id]);
  const papers = [...new Set(body.papers)];
  const receipts = milestones.flatMap((each) => each.receipts);
  if (body.amount.assetCode !== award.asset)
    throw validationRefusal([{ field: 'amount.assetCode', code: 'not_offered' }]);
  if (papers.some((id) => !receipts.includes(id)))
    throw validationRefusal([{ field: 'papers', code: 'not_found' }]);
  const earlier = await recoveriesOf(work.db, award.id);
  if (earlier.some(({ state }) => state === 'proposed' || state === 'answered'))
    throw new Refusal(grantRefusals.recovery_open);
  const anew = afterAppeal(earlier, personOf(work).userId, body.new_facts);
  const most = recoverableOf(milestones, earlier);
  if (amountMinor > most)
    throw new Refusal(grantRefusals.more_than_paid, {
      field: 'amount.value',
      members: { recoverable: most.toString() },
    });
  const answerBy = addSeconds(work.now, HEARING_DAYS * DAY_S);
  await insertRecovery(work, {
    id: work.newId(),
    award_id: award.id,
    amount_minor: amountMinor,
    reason: body.reason,
    finding: body.finding,
    anew,
    papers,
    proposed_by: personOf(work).userId,
    answer_by: answerBy,
  });
  const { reference, asset, case_id: caseId, user_id: userId } = award;
  const notice = recoveryProposed.of(
    { reference, ...inAsset(asset, amountMinor), answer_by: toInstant(answerBy) },
    caseId,
  );
  await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
  return showRecoveries(parts, work, params.id);
}

/** What a proposal after an appeal that was won says. Refuses appeal_won, validation_failed. */
function afterAppeal(
  earlier: readonly RecoveryRow[],
  officer: string,
  facts: string | undefined,
): { readonly after: string; readonly facts: string } | undefined {
  // The latest stands first.
  const returned = earlier.find(({ state }) => state === 'returned');
  if (returned === undefined) return undefined;
  const parties = earlier.map((each) => ({
    state: each.state,
    proposedBy: each.proposed_by,
    decidedBy: each.decided_by,
    appealDecidedBy: each.appeal_decided_by,
  }));
  if (!mayProposeAfter(parties, officer)) throw new Refusal(grantRefusals.appeal_won);
  if (facts === undefined) throw validationRefusal([{ field: 'new_facts', code: 'required' }]);
  return { after: returned.id, facts };
}

/**
 * Takes the money back, or drops the proposal. Refuses not_found, own_case, related_to_applicant, others_decide, recovery_step_refused,
 * answer_awaited, in that order.
 */
export async function decideRecovery(
  parts: Parts,
  work: Work,
  { params, body: { decision, reason } }: CallInput<typeof decideRecoveryCall>,
): Promise<ShownRecoveries> {
  const { userId } = personOf(work);
  const award = await officersAward(parts, work, params.id);
  const recovery = await recoveryOf(work.db, award, params.recovery);
  if (recovery.proposed_by === userId || award.decided_by.includes(userId))
    throw new Refusal(grantRefusals.others_decide);
  const state = step(recoveryMachine, recovery.state, decision);
  if (!mayDecide({ state: recovery.state, answerBy: recovery.answer_by }, work.now))
    throw new Refusal(grantRefusals.answer_awaited, {
      members: { answer_by: toInstant(recovery.answer_by) },
    });
  await keepDecision(work, { id: recovery.id, state, reason, by: userId });
  if (decision === 'take') await take(parts, work, award, recovery);
  else {
    const notice = recoveryDropped.of({ reference: award.reference }, award.case_id);
    await work.emit(told(notificationAsked, { user_id: award.user_id, ...notice }));
  }
  return showRecoveries(parts, work, params.id);
}

/** Takes what the wallet has, and tells its recipient what is still to be returned. The award is locked. */
async function take(
  { money }: Pick<Parts, 'money'>,
  work: Work,
  award: AwardRow,
  recovery: RecoveryRow,
): Promise<void> {
  const { reference, asset, case_id: caseId, user_id: person } = award;
  const milestones = await milestonesOf(work.db, [award.id]);
  const { takenMinor } = await money.recover(work, {
    id: recovery.id,
    fund: award.programme_id,
    person,
    subjects: milestones.flatMap((each) =>
      each.state === 'paid' && each.payment_id !== null ? [each.payment_id] : [],
    ),
    amount: inAsset(asset, recovery.amount_minor),
    agreement: award.id,
  });
  const owedMinor = recovery.amount_minor - takenMinor;
  invariant(owedMinor >= 0n, 'more was taken than decided');
  if (owedMinor === 0n) {
    const state = step(recoveryMachine, 'owed', 'settle');
    return settle(work, { award, recovery, state });
  }
  const notice = recoveryOwed.of({ reference, ...inAsset(asset, owedMinor) }, caseId);
  await work.emit(told(notificationAsked, { user_id: person, ...notice }));
}

/** An award that the caller may act on as an officer, locked. Refuses not_found, own_case, related_to_applicant, in that order. */
export async function officersAward(
  { cases, acting }: Pick<Parts, 'cases' | 'acting'>,
  work: Work,
  caseId: string,
): Promise<AwardRow> {
  const { userId } = personOf(work);
  const award = await findAward(work.db, { caseId }, { isLocked: true });
  if (award === undefined) throw new Refusal(platformRefusals.not_found);
  // Those who judged the application or named a tie to it are answered as if it were not there.
  await cases.toRead(work, caseId);
  if (award.user_id === userId) throw new Refusal(caseRefusals.own_case);
  const { organisation_id: organisation } = award;
  if (organisation !== null && (await isOfTeam({ acting }, work, { userId, organisationId: organisation })))
    throw new Refusal(caseRefusals.related_to_applicant);
  return award;
}
