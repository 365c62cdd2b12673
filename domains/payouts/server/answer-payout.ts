import { platformRefusals } from '@egcr/contract/refusals';
import { peopleBehind } from '@egcr/organisations/server';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, principalOf, type Work } from '@egcr/server-kit/work';
import { walletRefusals } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import {
  payoutMachine,
  type answerPayoutCall,
  type cancelPayoutCall,
  type Payout,
} from '../contract/index.ts';
import { payoutRefusals as no } from '../contract/refusals.ts';
import { isFrozen, payRow } from './ask-payout.ts';
import type { PayoutParts } from './parts.ts';
import { changePayout, lockMerchant, lockPayout, type PayoutRow } from './payout-store.ts';
import { payoutStateAt, showPayouts } from './shown.ts';
import { tellDeclined } from './tell.ts';

/** A payout of the caller's, locked. Refuses not_found. */
async function lockOwn(work: Work, given: string): Promise<PayoutRow> {
  const merchantId = principalOf(work);
  // Before the payout itself: who asks for one waits in this line, too.
  await lockMerchant(work.db, merchantId);
  const row = await lockPayout(work.db, pathId(given));
  if (row?.merchant_id !== merchantId) throw new Refusal(platformRefusals.not_found);
  return { ...row, state: payoutStateAt(row, work.now) };
}

async function only(parts: PayoutParts, work: Work, row: PayoutRow): Promise<Payout> {
  const [shown] = await showPayouts(parts, work, [row], personOf(work).userId);
  invariant(shown !== undefined, 'a payout that was read is shown');
  return shown;
}

/**
 * A second member confirms or declines. Refuses not_found, payout_over, payout_second_required (the caller asked for it, or the one who asked
 * has left the team), pin_required, account_frozen, then as the wallet's `pay`.
 */
export async function answerPayout(
  parts: PayoutParts,
  work: Work,
  { params, body }: CallInput<typeof answerPayoutCall>,
): Promise<Payout> {
  const row = await lockOwn(work, params.id);
  const { userId } = personOf(work);
  const isConfirmed = body.answer === 'confirm';
  // What one person may let go alone is confirmed by nobody, though the machine would pay it.
  if (row.state !== 'waiting') throw new Refusal(no.payout_over, { members: { state: row.state } });
  if (row.asked_by === userId) throw new Refusal(no.payout_second_required);
  if (!isConfirmed) {
    const declined = await changePayout(work.db, row.id, {
      state: step(payoutMachine, row.state, 'decline'),
      ended_at: work.now,
      answered_by: userId,
    });
    await tellDeclined(work, declined);
    return only(parts, work, declined);
  }
  const members = await peopleBehind(work.db, row.merchant_id, 'pay');
  if (!row.is_scheduled && !members.includes(row.asked_by)) throw new Refusal(no.payout_second_required);
  requirePinInCall(work);
  if (await isFrozen(work.db, row.merchant_id)) throw new Refusal(walletRefusals.account_frozen);
  return only(parts, work, await payRow(parts, work, row, userId));
}

/** Takes a payout back that waits. Refuses not_found, payout_over. */
export async function cancelPayout(
  parts: PayoutParts,
  work: Work,
  { params }: CallInput<typeof cancelPayoutCall>,
): Promise<Payout> {
  const row = await lockOwn(work, params.id);
  const state = step(payoutMachine, row.state, 'cancel');
  return only(parts, work, await changePayout(work.db, row.id, { state, ended_at: work.now }));
}
