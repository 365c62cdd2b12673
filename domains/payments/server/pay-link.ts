import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, principalOf, type Work } from '@egcr/server-kit/work';
import { notificationAsked } from '@egcr/notifications/contract';
import { readMoney, toWire, walletRefusals } from '@egcr/wallet/contract';
import { partyOf, pathId } from '@egcr/wallet/server';

import { paymentChanged } from '../contract/events.ts';
import {
  feeOf,
  linkMachine,
  paymentMachine,
  type cancelPaymentCall,
  type confirmPaymentCall,
  type Payment,
  type startPaymentCall,
} from '../contract/index.ts';
import { PAYMENT_OPEN_S, SETTLE_AFTER_S } from '../contract/limits.ts';
import { paymentReceived } from '../contract/notices.ts';
import { payInternally } from './internal-rail.ts';
import { countSale, findLink, lockLink, type LinkRow } from './link-store.ts';
import { isSideOf } from './merchant.ts';
import type { PaymentParts } from './parts.ts';
import { cancelPayment, insertPayment, lockPayment, recordPaid, type PaymentRow } from './payment-store.ts';
import { routePayment } from './route-payment.ts';
import { toProgram } from './tell-programs.ts';
import { assetOfRow, linkStateAt, paymentStateAt, showPayment } from './shown.ts';

/** Begins to pay a link. Refuses not_found, recipient_self, link_closed, unknown_currency, invalid_amount, in that order. */
export async function startPayment(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof startPaymentCall>,
): Promise<Payment> {
  const { userId } = personOf(work);
  const link = await findLink(work.db, pathId(params.link));
  if (link === undefined) throw new Refusal(platformRefusals.not_found);
  if (link.merchant_id === userId) throw new Refusal(walletRefusals.recipient_self);
  step(linkMachine, linkStateAt(link, work.now), 'sell');
  const amount = amountToPay(link, body.amount ?? null);
  const row = await insertPayment(work.db, {
    id: work.effectId,
    link_id: link.id,
    merchant_id: link.merchant_id,
    payer_id: userId,
    title: link.title,
    asset: link.asset,
    amount,
    fee: feeOf(amount),
    is_sample: link.is_sample,
    is_test: link.is_test,
    created_at: work.now,
    expires_at: addSeconds(work.now, PAYMENT_OPEN_S),
  });
  invariant(row !== undefined, 'the new payment was not written');
  return showPayment(parts, work, row, userId);
}

/** The link's own amount, or the payer's where the link leaves it to them. The same amount said again is fine. */
function amountToPay(link: LinkRow, given: WireMoney | null): bigint {
  if (given === null) {
    if (link.amount === null) throw new Refusal(walletRefusals.invalid_amount, { field: 'amount' });
    return link.amount;
  }
  const money = readMoney(given);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (money.asset !== link.asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  if (link.amount !== null && link.amount !== money.amountMinor)
    throw new Refusal(walletRefusals.invalid_amount, { field: 'amount.value' });
  return money.amountMinor;
}

/**
 * Pays, once: payment and link stay locked until the money has moved. Refuses not_found, payment_closed, link_closed, pin_required, then
 * as the wallet's `collect`. After each refusal nothing has moved, and the payment is as it was. A test payment succeeds, and moves nothing.
 */
export async function confirmPayment(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof confirmPaymentCall>,
): Promise<Payment> {
  const { userId } = personOf(work);
  const row = await lockPayment(work.db, pathId(params.id));
  if (row?.payer_id !== userId) throw new Refusal(platformRefusals.not_found);
  step(paymentMachine, paymentStateAt(row, work.now), 'pay');
  const link = await lockLink(work.db, row.link_id);
  invariant(link !== undefined, 'the link of a payment is gone');
  const isLast = link.stock !== null && link.sold + 1 >= link.stock;
  const linkState = step(linkMachine, linkStateAt(link, work.now), isLast ? 'sell_last' : 'sell');
  requirePinInCall(work);
  const moved = row.is_test
    ? undefined
    : { transferId: await payInternally(parts, work, row), route: routePayment(row, work.now) };
  await countSale(work.db, link.id, linkState);
  const paid = await recordPaid(work.db, {
    id: row.id,
    moved,
    now: work.now,
    availableAt: addSeconds(work.now, SETTLE_AFTER_S),
  });
  invariant(paid !== undefined, 'the payment that was locked is gone');
  await tellPaid(parts, work, paid);
  return showPayment(parts, work, paid, userId);
}

async function tellPaid(parts: PaymentParts, work: Work, row: PaymentRow): Promise<void> {
  const payer = await partyOf(parts, work, row.payer_id);
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  await tellSides(work, row);
  if (row.is_test) return;
  await work.emit(
    told(notificationAsked, {
      user_id: row.merchant_id,
      ...paymentReceived.of({ ...amount, name: payer.name, title: row.title }, row.id),
    }),
  );
}

/** Tells the open pages of both sides, and the merchant's programs. */
async function tellSides(work: Work, row: PaymentRow): Promise<void> {
  const { id, state, merchant_id: merchant, payer_id: payer } = row;
  const type = state === 'succeeded' ? 'payment.succeeded' : 'payment.canceled';
  await work.emit(told(paymentChanged, { id, state }, [merchant, payer]), toProgram(type, row));
}

/** Ends a payment that is not paid. Refuses not_found, payment_closed. */
export async function endPayment(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof cancelPaymentCall>,
): Promise<Payment> {
  const userId = principalOf(work);
  const row = await lockPayment(work.db, pathId(params.id));
  if (row === undefined || !isSideOf(work, row)) throw new Refusal(platformRefusals.not_found);
  step(paymentMachine, paymentStateAt(row, work.now), 'cancel');
  const ended = await cancelPayment(work.db, row.id, work.now);
  invariant(ended !== undefined, 'the payment that was locked is gone');
  await tellSides(work, ended);
  return showPayment(parts, work, ended, userId);
}
