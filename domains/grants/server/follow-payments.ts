import { envelopeEnded, paymentsTried } from '@egcr/disbursements/contract';
import { userDeleted } from '@egcr/identity/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import { hear, told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { awardMachine, milestoneMachine } from '../contract/index.ts';
import { grantPaid, grantStopped } from '../contract/notices.ts';
import { grantAlerts } from './alerts/grant-alerts.ts';
import { inAsset } from './awards/award-money.ts';
import {
  findAward,
  findMilestone,
  forgetReports,
  milestonesOf,
  openAwardsOf,
  setAwardState,
  setMilestoneState,
  type AwardRow,
  type MilestoneRow,
} from './awards/award-store.ts';
import { endAward } from './awards/end-award.ts';
import type { GrantMoney, GrantParts } from './parts.ts';
import { forgetAnswers } from './recoveries/recovery-store.ts';
import { deleteAllSaved } from './saved-store.ts';
import { endApplicationsOf, findApplication } from './store.ts';

type Payment = Awaited<ReturnType<GrantMoney['payments']>>[number];

interface Parts {
  readonly cases: Pick<GrantParts['cases'], 'advance'>;
  readonly money: Pick<GrantMoney, 'left' | 'uncommit'> & {
    payments(
      ...asked: Parameters<GrantMoney['payments']>
    ): Promise<readonly Pick<Payment, 'state' | 'organisation_id'>[]>;
  };
}

/** What disbursements tell of the payments of grants, and what follows from an account's end. */
export function grantListeners(parts: Parts) {
  return {
    ...hear(paymentsTried, async (work, { payments }) => {
      for (const { subject: paymentId, outcome } of payments)
        if (outcome === 'paid') await settle(parts, work, await findMilestone(work.db, { paymentId }));
    }),
    ...hear(envelopeEnded, async (work, { envelope_id: envelopeId }) =>
      settle(parts, work, await findMilestone(work.db, { envelopeId })),
    ),
    ...hear(userDeleted, async (work, { user_id: userId }) => {
      await endApplicationsOf(work, userId);
      await endAwardsOf(parts, work, userId);
      await forgetReports(work.db, userId);
      await forgetAnswers(work.db, userId);
      await deleteAllSaved(work.db, userId);
      await grantAlerts.removeAllOf(work.db, userId);
    }),
  };
}

/** What became of the payment is asked of disbursements, so that neither order nor repetition of what is heard matters. */
export async function settle(parts: Parts, work: Work, heard: MilestoneRow | undefined): Promise<void> {
  if (heard === undefined) return;
  const award = await findAward(work.db, { id: heard.award_id }, { isLocked: true });
  invariant(award !== undefined, 'a part is without its award');
  const milestones = await milestonesOf(work.db, [award.id]);
  const milestone = milestones.find(({ id }) => id === heard.id);
  // What was heard of an earlier envelope says nothing of the one that came after it.
  if (milestone?.state !== 'to_pay' || milestone.payment_id !== heard.payment_id) return;
  const payments = await parts.money.payments(work.db, [milestone.payment_id ?? '']);
  const paid = payments.find(({ state }) => state === 'paid' || state === 'returned');
  const isPaid = paid !== undefined;
  const state = step(milestoneMachine, milestone.state, isPaid ? 'pay' : 'stop');
  await setMilestoneState(work, { id: milestone.id, state });
  const next = milestones.find(({ number }) => number === milestone.number + 1);
  if (!isPaid) await parts.cases.advance(work, { caseId: award.case_id, event: 'stop_payment' });
  else await goOn(parts, work, { award, next });
  const { reference, case_id: caseId, asset } = award;
  const notice = isPaid
    ? grantPaid.of(
        {
          reference,
          ...inAsset(asset, milestone.amount_minor),
          ...(paid.organisation_id !== null && { wallet: 'business' as const }),
        },
        caseId,
      )
    : grantStopped.of({ reference }, caseId);
  await work.emit(told(notificationAsked, { user_id: award.user_id, ...notice }));
}

/** After a payment: a report is asked for the next part; after the last one the award is complete. */
async function goOn(
  { cases }: Pick<Parts, 'cases'>,
  work: Work,
  { award, next }: { readonly award: AwardRow; readonly next: MilestoneRow | undefined },
): Promise<void> {
  if (next === undefined) {
    await setAwardState(work, { id: award.id, state: step(awardMachine, award.state, 'complete') });
    return cases.advance(work, { caseId: award.case_id, event: 'pay' });
  }
  await setMilestoneState(work, { id: next.id, state: step(milestoneMachine, next.state, 'ask') });
  await setAwardState(work, award);
}

/** Awards of an account that was deleted end with it. One whose payment is under way stops later: its wallet takes nothing any more. */
async function endAwardsOf(parts: Parts, work: Work, userId: string): Promise<void> {
  for (const caseId of await openAwardsOf(work.db, userId)) {
    const award = await findAward(work.db, { caseId }, { isLocked: true });
    if (award === undefined || (award.state !== 'offered' && award.state !== 'active')) continue;
    const milestones = await milestonesOf(work.db, [award.id]);
    if (milestones.some(({ state }) => state === 'to_pay')) continue;
    await endAward(parts, work, award, { by: null, reason: null });
    const application = await findApplication(work.db, caseId);
    if (application?.state === 'approved' || application?.state === 'payment_stopped')
      await parts.cases.advance(work, { caseId, event: 'end' });
  }
}
