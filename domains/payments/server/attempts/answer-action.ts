import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import { paymentChanged } from '../../contract/events.ts';
import { paymentMachine, type answerActionCall, type Payment } from '../../contract/index.ts';
import { audienceOf } from '../merchants/tell-merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { lockPayment, setPaymentState, type PaymentRow } from '../payment-store.ts';
import { giveAnswer } from '../rails/sandbox-store.ts';
import { showPayment } from '../shown.ts';
import { askNow, attemptsOf } from './attempt-store.ts';
import { queueAttempt, referenceOf } from './send-payment.ts';

/**
 * The payer has done what the rail asked of them, or goes no further. What they say decides nothing where money moves: the rail is asked. Refuses
 * not_found, payment_closed; one that is on its way already is answered as it is.
 */
export async function answerAction(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof answerActionCall>,
): Promise<Payment> {
  const { userId } = personOf(work);
  const row = await lockPayment(work.db, pathId(params.id));
  if (row?.payer_id !== userId) throw new Refusal(platformRefusals.not_found);
  if (row.state === 'processing') return showPayment(parts, work, row, userId);
  const state = step(paymentMachine, row.state, 'return');
  const attempt = (await attemptsOf(work.db, [row.id])).get(row.id)?.at(-1);
  invariant(attempt?.state === 'pending', 'a payment waits for its payer without an attempt');
  const givesUp = body.answer === 'give_up';
  if (row.is_test)
    await giveAnswer(work.db, {
      reference: referenceOf(row, attempt.number),
      outcome: givesUp ? 'refused' : 'approved',
      at: work.now,
    });
  await askAtOnce(work, row, { number: attempt.number, givesUp });
  const now = await setPaymentState(work.db, row.id, state);
  invariant(now !== undefined, 'the payment that was locked is gone');
  await work.emit(told(paymentChanged, { id: row.id, state }, await audienceOf(work, row)));
  return showPayment(parts, work, now, userId);
}

/** Has the rail asked now, not when it would be asked anyway. */
export async function askAtOnce(
  work: Work,
  row: Pick<PaymentRow, 'id' | 'payer_id'>,
  { number, givesUp = false }: { readonly number: number; readonly givesUp?: boolean },
): Promise<void> {
  await askNow(work.db, { payment_id: row.id, number }, work.now);
  await queueAttempt(work, row, { number, runAt: work.now, givesUp });
}
