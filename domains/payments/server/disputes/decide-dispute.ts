import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import { paymentActs } from '../../contract/acts.ts';
import {
  paymentRefusals,
  type decideDisputeCall,
  type deskDisputeCall,
  type deskDisputeFileCall,
  type deskDisputesCall,
  type Dispute,
} from '../../contract/index.ts';
import { audienceOf } from '../merchants/tell-merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { endDispute, lockBoth } from './change-dispute.ts';
import { INTERNAL_RAIL } from '../route-payment.ts';
import { findDispute, sealIn, type DisputeRow } from './dispute-store.ts';
import { listDesk } from './dispute-lists.ts';
import { insertOpening } from './evidence-store.ts';
import { fileOf } from './show-disputes.ts';
import { showDispute, showDisputes } from './shown-dispute.ts';

/** What waits for an officer, the oldest first. */
export async function readDisputeDesk(
  parts: PaymentParts,
  work: Work,
  { query }: CallInput<typeof deskDisputesCall>,
): Promise<ReplyOf<typeof deskDisputesCall>> {
  const officerId = personOf(work).userId;
  const { rows, next } = await pageById(query, (page) => listDesk(work.db, { ...page, officerId }));
  return { items: await showDisputes(parts, work, rows, officerId), next };
}

/** A dispute that officers decide. Officers see none of test payments, and none that a rail of another company decides. Refuses not_found, dispute_own. */
async function toDecide(work: Work, id: string): Promise<DisputeRow> {
  const row = await findDispute(work.db, pathId(id));
  if (row === undefined || row.is_test || row.rail !== INTERNAL_RAIL)
    throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  const behind = await audienceOf(work, row);
  if (behind.includes(userId)) throw new Refusal(paymentRefusals.dispute_own);
  return row;
}

export async function readDisputeToDecide(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof deskDisputeCall>,
): Promise<Dispute> {
  return showDispute(parts, work, await toDecide(work, params.id), personOf(work).userId);
}

/** A link to a file, noted with the officer's name. Refuses not_found, dispute_own. */
export async function linkToDecide(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof deskDisputeFileCall>,
): Promise<ReplyOf<typeof deskDisputeFileCall>> {
  const row = await toDecide(work, params.id);
  const fileId = await fileOf(work.db, row.id, params.number);
  await insertOpening(work.db, { fileId, readerId: personOf(work).userId, now: work.now });
  await parts.record(work, {
    action: paymentActs.payment_evidence_opened,
    userId: row.payer_id,
    subject: row.id,
    kind: 'payments.dispute',
  });
  return parts.uploads.linkTo(work, fileId);
}

/** Decides a dispute. Refuses not_found, dispute_own, dispute_closed, then as the wallet's `giveBack`. */
export async function decideDispute(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof decideDisputeCall>,
): Promise<Dispute> {
  const both = await lockBoth(work, await toDecide(work, params.id));
  if (both === undefined) throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  const { id, payer_id: payerId } = both.dispute;
  const isWon = body.outcome === 'won';
  const ended = await endDispute(parts, work, both, {
    event: isWon ? 'win' : 'lose',
    by: 'staff',
    decision: { sealed: sealIn(work, 'sealed_decision', id, body.reason), by: userId },
  });
  await parts.record(work, {
    action: isWon ? paymentActs.payment_dispute_won : paymentActs.payment_dispute_lost,
    userId: payerId,
    subject: id,
    kind: 'payments.dispute',
  });
  return showDispute(parts, work, ended, userId);
}
