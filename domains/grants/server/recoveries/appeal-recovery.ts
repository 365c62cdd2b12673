import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  grantRefusals,
  mayAppeal,
  recoveryMachine,
  type appealRecoveryCall,
  type decideAppealCall,
} from '../../contract/index.ts';
import { recoveryAppealed, recoveryReturned, recoveryUpheld } from '../../contract/notices.ts';
import { recipientOf, type PayingParts } from '../awards/award-money.ts';
import type { AwardRow } from '../awards/award-store.ts';
import type { GrantParts } from '../parts.ts';
import { officersAward } from './decide-recovery.ts';
import { ownRecovery, recoveryOf, settle } from './own-recovery.ts';
import { keepAppeal, keepAppealDecision, type RecoveryRow } from './recovery-store.ts';
import { decidedOf, showRecoveries, type ShownRecoveries } from './show-recoveries.ts';

type Parts = Pick<GrantParts, 'cases' | 'money' | 'papers' | 'acting' | 'organisations' | 'holders'>;

/** Appeals against money that was taken back. Refuses not_found, recovery_step_refused, appeal_over, in that order. */
export async function appealRecovery(
  parts: Pick<Parts, 'money' | 'papers' | 'holders'>,
  work: Work,
  { params, body }: CallInput<typeof appealRecoveryCall>,
): Promise<ShownRecoveries> {
  const { award, recovery } = await ownRecovery(work, params);
  const state = step(recoveryMachine, recovery.state, 'appeal');
  if (!mayAppeal(decidedOf(recovery), work.now)) throw new Refusal(grantRefusals.appeal_over);
  await keepAppeal(work, { id: recovery.id, text: body.text, state });
  const notice = recoveryAppealed.of({ reference: award.reference }, award.case_id);
  for (const userId of await parts.holders(work, 'grants.award'))
    if (userId !== award.user_id && !earlierOfficers(award, recovery).includes(userId))
      await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
  return showRecoveries(parts, work, params.id);
}

/** Those who decided before: the award, its recovery, or that it was proposed. */
const earlierOfficers = (award: AwardRow, { proposed_by: proposer, decided_by: decider }: RecoveryRow) => [
  ...award.decided_by,
  proposer,
  ...(decider === null ? [] : [decider]),
];

/**
 * Upholds what was taken back, or gives it back. Refuses not_found, own_case, related_to_applicant, others_decide, recovery_step_refused, in that
 * order.
 */
export async function decideAppeal(
  parts: Parts,
  work: Work,
  { params, body: { decision, reason } }: CallInput<typeof decideAppealCall>,
): Promise<ShownRecoveries> {
  const { userId } = personOf(work);
  const award = await officersAward(parts, work, params.id);
  const recovery = await recoveryOf(work.db, award, params.recovery);
  if (earlierOfficers(award, recovery).includes(userId)) throw new Refusal(grantRefusals.others_decide);
  const state = step(recoveryMachine, recovery.state, decision);
  await keepAppealDecision(work, { id: recovery.id, state, reason, by: userId });
  const owedMinor = (await parts.money.owed(work.db, [recovery.id])).get(recovery.id) ?? 0n;
  const about = { reference: award.reference };
  const notice =
    decision === 'uphold'
      ? recoveryUpheld.of(about, award.case_id)
      : recoveryReturned.of(about, award.case_id);
  await work.emit(told(notificationAsked, { user_id: award.user_id, ...notice }));
  if (decision === 'give_back') await giveBack(parts, work, { award, recovery, owedMinor });
  else if (owedMinor === 0n)
    await settle(work, { award, recovery, state: step(recoveryMachine, state, 'settle') });
  return showRecoveries(parts, work, params.id);
}

interface ToGiveBack {
  readonly award: AwardRow;
  readonly recovery: RecoveryRow;
  readonly owedMinor: bigint;
}

/** Nothing is owed any more; what came back is paid again out of the budget, by two who decided nothing of it. */
async function giveBack(
  parts: PayingParts,
  work: Work,
  { award, recovery, owedMinor }: ToGiveBack,
): Promise<void> {
  const { money } = parts;
  if (owedMinor > 0n)
    await money.lessen(work, {
      id: recovery.id,
      amountMinor: owedMinor,
      how: 'given_up',
      key: `${recovery.id} appeal`,
    });
  const totalMinor = recovery.amount_minor - owedMinor;
  if (totalMinor === 0n) return;
  const { userId } = personOf(work);
  await money.envelope(work, {
    id: work.newId(),
    fund: award.programme_id,
    purpose: 'grant',
    title: award.reference,
    asset: award.asset,
    payments: [
      { subject: work.newId(), ...(await recipientOf(parts, work, award)), amountMinor: totalMinor },
    ],
    control: { count: 1, totalMinor },
    requestedBy: userId,
    decidedBy: [...new Set([...earlierOfficers(award, recovery), userId])],
    isSample: award.is_sample,
  });
}
