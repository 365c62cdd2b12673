import { toWire } from '@egcr/wallet/contract';
import type { StepTaken } from '@egcr/cases/server';
import { assetOf } from '@egcr/ledger/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import { step } from '@egcr/server-kit/data/step';
import type { Work } from '@egcr/server-kit/work';

import { milestoneMachine, splitAward, termsFor } from '../../contract/index.ts';
import { agreementReady } from '../../contract/notices.ts';
import type { GrantParts } from '../parts.ts';
import { findProgramme } from '../programme-store.ts';
import { findApplication, setAward } from '../store.ts';
import {
  addDeciders,
  findAward,
  insertAward,
  milestonesOf,
  setMilestonePayment,
  type AwardRow,
  type MilestoneRow,
} from './award-store.ts';

type Money = Pick<GrantParts, 'money'>;
/** The money, and whether an organisation has a wallet of its own. */
export type PayingParts = Pick<GrantParts, 'money' | 'organisations'>;
type Decided = Pick<StepTaken, 'caseId' | 'decidedBy'>;

/** Promises the sum out of the budget and offers the agreement. Refuses budget_short. */
export async function offerAward(
  { money }: Money,
  work: Work,
  { caseId, decidedBy }: Decided,
): Promise<void> {
  const row = await findApplication(work.db, caseId);
  invariant(row !== undefined, 'a case without its application was decided');
  const programme = await findProgramme(work.db, { id: row.programme_id });
  invariant(programme !== undefined, 'an application without its programme was decided');
  const id = work.newId();
  await money.commit(work, { id, fund: row.programme_id, amount: inAsset(row.asset, row.amount_minor) });
  const { milestones } = termsFor(programme);
  const sums = splitAward(row.amount_minor, milestones);
  await insertAward(
    work,
    { id, case_id: caseId, decided_by: decidedBy },
    milestones.map(({ percent, needs }, at) => ({
      id: work.newId(),
      percent,
      needs,
      amount_minor: sums[at] ?? 0n,
    })),
  );
  await setAward(work, { caseId, awardId: id });
  const notice = agreementReady.of({ reference: row.reference }, caseId);
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice }));
}

/** Other envelopes for parts whose payment stopped. */
export async function payAgain(
  parts: PayingParts,
  work: Work,
  { caseId, decidedBy }: Decided,
): Promise<void> {
  const award = await findAward(work.db, { caseId }, { isLocked: true });
  invariant(award !== undefined, 'a payment without its award was stopped');
  await addDeciders(work.db, award.id, decidedBy);
  for (const milestone of await milestonesOf(work.db, [award.id]))
    if (milestone.state === 'stopped') {
      step(milestoneMachine, milestone.state, 'pay_again');
      await payMilestone(parts, work, { award, milestone, decidedBy });
    }
}

interface ToPay {
  readonly award: AwardRow;
  readonly milestone: MilestoneRow;
  /** Who decided it besides those who decided the award. */
  readonly decidedBy: readonly string[];
}

/** Makes the envelope of one part. */
export async function payMilestone(
  parts: PayingParts,
  work: Work,
  { award, milestone, decidedBy }: ToPay,
): Promise<void> {
  const [envelopeId, paymentId] = [work.newId(), work.newId()];
  const { amount_minor: amountMinor } = milestone;
  await setMilestonePayment(work, { id: milestone.id, envelopeId, paymentId });
  await parts.money.envelope(work, {
    id: envelopeId,
    fund: award.programme_id,
    commitment: award.id,
    purpose: 'grant',
    title: `${award.reference} · ${milestone.number}`,
    asset: award.asset,
    payments: [{ subject: paymentId, ...(await recipientOf(parts, work, award)), amountMinor }],
    control: { count: 1, totalMinor: amountMinor },
    // A recipient who accepts the agreement requests nothing: the platform does.
    requestedBy: decidedBy.at(-1) ?? null,
    decidedBy: [...new Set([...award.decided_by, ...decidedBy])],
    isSample: award.is_sample,
  });
}

/** A business of the register is paid into its own wallet; of another organisation the owner who sent the application is paid. */
export async function recipientOf(
  { organisations }: Pick<PayingParts, 'organisations'>,
  { db }: Pick<Work, 'db'>,
  { user_id: userId, organisation_id: organisationId }: AwardRow,
): Promise<{ readonly userId: string; readonly organisationId?: string }> {
  const isOwn = organisationId !== null && (await organisations.isRegistered(db, organisationId));
  return isOwn ? { userId, organisationId } : { userId };
}

export function inAsset(asset: string, amountMinor: bigint) {
  const known = assetOf(asset);
  invariant(known !== undefined, `${asset} is no asset of ours`);
  return toWire({ amountMinor, asset: known.code });
}
