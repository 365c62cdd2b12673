import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { readMoney, walletRefusals } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import {
  disputeMachine,
  paymentRefusals,
  testInstruments,
  type Dispute,
  type openDisputeCall,
} from '../../contract/index.ts';
import { givesBack } from '../../contract/rails.ts';
import { ANSWER_WITHIN_S, DISPUTE_WITHIN_S } from '../../contract/limits.ts';
import { attemptsOf } from '../attempts/attempt-store.ts';
import type { PaymentParts } from '../parts.ts';
import { lockPayment, type PaymentRow } from '../payment-store.ts';
import { answerWithinOf } from '../rails/sandbox-rails.ts';
import { saleOf } from '../refund-store.ts';
import { INTERNAL_RAIL } from '../route-payment.ts';
import { paymentStateAt } from '../shown.ts';
import { least, reserve } from './dispute-money.ts';
import {
  changeDispute,
  disputeOfPayment,
  insertDispute,
  insertStep,
  keepEarlierAnswer,
  sealIn,
  setDisputed,
  type DisputeRow,
  type NewDispute,
} from './dispute-store.ts';
import { showDispute } from './shown-dispute.ts';
import { takeEvidence } from './take-evidence.ts';
import { tellDispute } from './tell-dispute.ts';

/**
 * A payer disputes what they paid from a wallet. The money is kept back at once. Refuses not_found, dispute_test, dispute_elsewhere, payment_unpaid,
 * dispute_twice, dispute_late, dispute_nothing, unknown_currency, over_payment, upload_not_ready, in that order.
 */
export async function openDispute(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof openDisputeCall>,
): Promise<Dispute> {
  const { userId } = personOf(work);
  const row = await lockPayment(work.db, pathId(params.id));
  if (row?.payer_id !== userId) throw new Refusal(platformRefusals.not_found);
  if (row.is_test) throw new Refusal(paymentRefusals.dispute_test);
  const state = paymentStateAt(row, work.now);
  const rail = (await saleOf(work.db, row.id))?.rail ?? INTERNAL_RAIL;
  // A rail that gives nothing back knows no disputes either.
  if (givesBack(rail) && state === 'succeeded') throw new Refusal(paymentRefusals.dispute_elsewhere);
  if (state !== 'succeeded') throw new Refusal(paymentRefusals.payment_unpaid, { members: { state } });
  // Before its amount is judged: of one that is disputed nothing may be left, and that is not what is wrong.
  if ((await disputeOfPayment(work.db, row.id)) !== undefined)
    throw new Refusal(paymentRefusals.dispute_twice);
  const id = work.effectId;
  const opened = await insertDispute(work.db, {
    ...ofPayment(row, work.now),
    id,
    rail: 'internal',
    reason: body.reason,
    amount: amountInDispute(row, body.amount ?? null, work.now),
    script: null,
    provider_ref: null,
    sealed_statement: sealIn(work, 'sealed_statement', id, body.statement),
    due_at: addSeconds(work.now, ANSWER_WITHIN_S),
  });
  invariant(opened !== undefined, 'a payment that is locked was disputed meanwhile');
  await takeEvidence(parts, work, { disputeId: id, by: 'payer', uploadIds: body.upload_ids ?? [] });
  const raised = await raise(parts, work, { payment: row, dispute: opened, by: 'payer' });
  await tellDispute(parts, work, raised, 'dispute.created');
  return showDispute(parts, work, raised, userId);
}

export function ofPayment(
  row: PaymentRow,
  now: Date,
): Pick<
  NewDispute,
  'payment_id' | 'merchant_id' | 'payer_id' | 'title' | 'asset' | 'is_test' | 'is_sample' | 'opened_at'
> {
  return {
    payment_id: row.id,
    merchant_id: row.merchant_id,
    payer_id: row.payer_id,
    title: row.title,
    asset: row.asset,
    is_test: row.is_test,
    is_sample: row.is_sample,
    opened_at: now,
  };
}

/** All that was not given back, unless the payer says less. */
function amountInDispute(row: PaymentRow, given: WireMoney | null, now: Date): bigint {
  const left = row.amount - row.refunded - row.disputed;
  invariant(row.ended_at !== null, 'a payment that has succeeded has an end');
  if (now >= addSeconds(row.ended_at, DISPUTE_WITHIN_S)) throw new Refusal(paymentRefusals.dispute_late);
  if (left === 0n) throw new Refusal(paymentRefusals.dispute_nothing);
  if (given === null) return left;
  const money = readMoney(given);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (money.asset !== row.asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  if (money.amountMinor > left) throw new Refusal(walletRefusals.over_payment, { field: 'amount.value' });
  return money.amountMinor;
}

interface Raised {
  readonly payment: PaymentRow;
  readonly dispute: DisputeRow;
  readonly by: 'payer' | 'rail' | 'time';
  /** Until when the merchant can answer, where that is new. */
  readonly dueAt?: Date;
}

/** The dispute takes the money from now on: it is kept back. The caller holds both locks. */
export async function raise(
  { ledger, money }: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  { payment, dispute, by, dueAt }: Raised,
): Promise<DisputeRow> {
  const state = step(disputeMachine, dispute.state, 'raise');
  const kept = dispute.is_test
    ? { reserved: 0n, fromPending: 0n }
    : await reserve({ ledger, money }, work, { payment, dispute });
  const changed = await changeDispute(work.db, {
    id: dispute.id,
    state,
    by,
    now: work.now,
    reserved: kept.reserved,
    // The fee is the house's own: only beyond it would the house pay. A rail of another company has taken its money already.
    isShort:
      !dispute.is_test && dispute.rail === INTERNAL_RAIL && dispute.amount - kept.reserved > payment.fee,
    ...(dueAt && { dueAt }),
  });
  // Only now: what is under review has an answer.
  const raised = await keepEarlierAnswer(work, changed);
  await setDisputed(work.db, {
    id: payment.id,
    disputed: least(dispute.amount, payment.amount - payment.refunded),
    fromPending: kept.fromPending,
  });
  return raised;
}

/** The rail disputes a test payment that has just been paid, where its test number says so. The caller holds the lock of the payment. */
export async function openByRail(
  parts: Pick<PaymentParts, 'ledger' | 'money' | 'people'>,
  work: Work,
  row: PaymentRow,
): Promise<void> {
  if (!row.is_test) return;
  const attempts = (await attemptsOf(work.db, [row.id])).get(row.id) ?? [];
  const paid = attempts.find((attempt) => attempt.state === 'succeeded');
  const instrument = testInstruments.find(({ name }) => name === paid?.instrument);
  if (paid === undefined || instrument === undefined || !('dispute' in instrument)) return;
  const opened = await insertDispute(work.db, {
    ...ofPayment(row, work.now),
    id: work.newId(),
    rail: paid.rail,
    reason: 'fraudulent',
    amount: row.amount,
    script: instrument.dispute.outcome,
    provider_ref: null,
    sealed_statement: null,
    due_at: addSeconds(work.now, answerWithinOf(paid.rail)),
  });
  invariant(opened !== undefined, 'a payment that has just been paid was disputed before');
  if (instrument.dispute.as === 'warning') {
    await insertStep(work.db, { id: opened.id, state: opened.state, by: 'rail', at: work.now });
    return tellDispute(parts, work, opened, 'dispute.created');
  }
  const raised = await raise(parts, work, { payment: row, dispute: opened, by: 'rail' });
  await tellDispute(parts, work, raised, 'dispute.created');
}
