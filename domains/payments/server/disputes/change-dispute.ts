import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import type { EventOf } from '@egcr/contract/machine';

import { disputeMachine, isEnded } from '../../contract/index.ts';
import type { StepMaker } from '../../contract/disputes/dispute-shapes.ts';
import type { PaymentParts } from '../parts.ts';
import { lockPayment, type PaymentRow } from '../payment-store.ts';
import { chargeBack, least, unreserve } from './dispute-money.ts';
import { changeDispute, lockDispute, setDisputed, type DisputeRow } from './dispute-store.ts';
import { tellDispute } from './tell-dispute.ts';

export interface LockedDispute {
  readonly payment: PaymentRow;
  readonly dispute: DisputeRow;
}

/** A dispute and its payment, locked in this order, as refunds and settlements lock too; undefined where there is none. */
export async function lockBoth(
  work: Pick<Work, 'db'>,
  found: Pick<DisputeRow, 'id' | 'payment_id'> | undefined,
): Promise<LockedDispute | undefined> {
  if (found === undefined) return undefined;
  const payment = await lockPayment(work.db, found.payment_id);
  const dispute = await lockDispute(work.db, found.id);
  invariant(payment !== undefined && dispute !== undefined, 'a dispute that was read is gone');
  return { payment, dispute };
}

interface Ending {
  readonly event: Extract<
    EventOf<typeof disputeMachine>,
    'accept' | 'dismiss' | 'expire' | 'lose' | 'win' | 'withdraw'
  >;
  readonly by: StepMaker;
  readonly decision?: { readonly sealed: string; readonly by: string };
}

/** Ends a dispute and moves its money. Refuses dispute_closed, then as the wallet's `giveBack`. */
export async function endDispute(
  parts: Pick<PaymentParts, 'ledger' | 'money' | 'people'>,
  work: Work,
  { payment, dispute }: LockedDispute,
  { event, by, decision }: Ending,
): Promise<DisputeRow> {
  const state = step(disputeMachine, dispute.state, event);
  invariant(isEnded(state), 'an ending leads to an end');
  const transferId = dispute.is_test ? null : await moveMoney(parts, work, { dispute, state });
  const ended = await changeDispute(work.db, {
    id: dispute.id,
    state,
    by,
    now: work.now,
    reserved: 0n,
    isEnd: true,
    transferId,
    ...(decision && { decision }),
  });
  // What went back stays counted, so that it is not refunded as well. A merchant may have refunded while a rail only asked.
  const left = payment.amount - payment.refunded;
  const isBack = state === 'lost' || state === 'prevented';
  await setDisputed(work.db, { id: payment.id, disputed: isBack ? least(dispute.amount, left) : 0n });
  await tellDispute(parts, work, ended, 'dispute.closed');
  return ended;
}

/** Answers the transfer to the payer; null where the merchant keeps the money. */
async function moveMoney(
  parts: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  { dispute, state }: { readonly dispute: DisputeRow; readonly state: DisputeRow['state'] },
): Promise<string | null> {
  if (state !== 'won') return chargeBack(parts, work, dispute);
  await unreserve(parts, work, dispute);
  return null;
}
