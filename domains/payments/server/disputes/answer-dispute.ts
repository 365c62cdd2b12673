import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, principalOf, type Work } from '@egcr/server-kit/work';

import {
  disputeMachine,
  disputeStateAt,
  type acceptDisputeCall,
  type answerDisputeCall,
  type Dispute,
  type DisputeSide,
  type withdrawDisputeCall,
} from '../../contract/index.ts';
import { RAIL_REVIEW_S } from '../../contract/limits.ts';
import type { PaymentParts } from '../parts.ts';
import { coverFromWallet } from './dispute-money.ts';
import { endDispute, lockBoth, type LockedDispute } from './change-dispute.ts';
import { changeDispute, sealIn } from './dispute-store.ts';
import { ownDispute } from './show-disputes.ts';
import { showDispute } from './shown-dispute.ts';
import { takeEvidence } from './take-evidence.ts';
import { tellDispute } from './tell-dispute.ts';
import { tellRail } from './tell-rail.ts';

/** The dispute of an address, locked with its payment, for the one side that may act. Refuses not_found to everyone else. */
async function lockOwn(work: Work, id: string, side: DisputeSide): Promise<LockedDispute> {
  const both = await lockBoth(work, await ownDispute(work, id));
  const isOwn =
    side === 'merchant'
      ? both?.dispute.merchant_id === principalOf(work)
      : both?.dispute.payer_id === personOf(work).userId;
  if (both === undefined || !isOwn) throw new Refusal(platformRefusals.not_found);
  // What is past its deadline is lost, also before the job has said so.
  return { ...both, dispute: { ...both.dispute, state: disputeStateAt(both.dispute, work.now) } };
}

/** Hands in what the merchant has to say, once. Refuses not_found, dispute_closed, upload_not_ready, in that order. */
export async function answerDispute(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof answerDisputeCall>,
): Promise<Dispute> {
  const { dispute } = await lockOwn(work, params.id, 'merchant');
  const { id } = dispute;
  const state = step(disputeMachine, dispute.state, 'answer');
  await takeEvidence(parts, work, { disputeId: id, by: 'merchant', uploadIds: body.upload_ids ?? [] });
  const answered = await changeDispute(work.db, {
    id,
    state,
    by: 'merchant',
    now: work.now,
    answer: {
      sealed: sealIn(work, 'sealed_evidence', id, body.evidence),
      decideAt: dispute.script === null ? null : addSeconds(work.now, RAIL_REVIEW_S),
    },
  });
  await tellRail(work, answered);
  await tellDispute(parts, work, answered, 'dispute.updated');
  return showDispute(parts, work, answered, principalOf(work));
}

/**
 * The merchant gives the money back; what their sales lack comes from their wallet. Refuses not_found, dispute_closed, pin_required, then as the wallet's
 * `collect` and `giveBack`.
 */
export async function acceptDispute(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof acceptDisputeCall>,
): Promise<Dispute> {
  const both = await lockOwn(work, params.id, 'merchant');
  step(disputeMachine, both.dispute.state, 'accept');
  requirePinInCall(work);
  if (!both.dispute.is_test) await coverFromWallet(parts, work, both.dispute);
  const ended = await endDispute(parts, work, both, { event: 'accept', by: 'merchant' });
  await tellRail(work, ended);
  return showDispute(parts, work, ended, principalOf(work));
}

/** The payer takes their dispute back. Refuses not_found, dispute_closed. */
export async function withdrawDispute(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof withdrawDisputeCall>,
): Promise<Dispute> {
  const both = await lockOwn(work, params.id, 'payer');
  // A rail's dispute is the rail's to end.
  if (both.dispute.script !== null || both.dispute.provider_ref !== null)
    throw new Refusal(platformRefusals.not_found);
  const ended = await endDispute(parts, work, both, { event: 'withdraw', by: 'payer' });
  return showDispute(parts, work, ended, personOf(work).userId);
}
