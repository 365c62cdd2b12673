import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, principalOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import {
  linkMachine,
  paymentMachine,
  type cancelPaymentCall,
  paymentRefusals,
  type confirmPaymentCall,
  type Payment,
  walletAddressOf,
} from '../contract/index.ts';
import { SETTLE_AFTER_S } from '../contract/limits.ts';
import { payInternally } from './internal-rail.ts';
import { countSale, lockLink } from './link-store.ts';
import { isSideOf } from './merchant.ts';
import { requireSelling } from './merchants/merchant-parties.ts';
import type { PaymentParts } from './parts.ts';
import { cancelPayment, chooseMethod, lockPayment, recordPaid, type PaymentRow } from './payment-store.ts';
import { judgeRisk } from './risk/judge-risk.ts';
import { routePayment } from './route-payment.ts';
import { holdPayment, releasePayment, tellHeld } from './capture/hold-payment.ts';
import { sendPayment, type Sent } from './attempts/send-payment.ts';
import { tellPaid } from './tell-paid.ts';
import { tellSides } from './tell-sides.ts';
import { linkStateAt, paymentStateAt, showJustPaid, showPayment } from './shown.ts';
import { sidesOf } from '@egcr/treasury/server';

/**
 * Pays, once: payment and link stay locked until the money has moved. Refuses not_found, payment_closed, link_closed, pin_required, then
 * as `sendPayment` or the wallet's `collect`. After each refusal nothing has moved, and the payment is as it was. A test payment moves nothing: it
 * succeeds, or with a test number it goes to a simulated rail.
 */
export async function confirmPayment(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof confirmPaymentCall>,
): Promise<Payment> {
  const { userId } = personOf(work);
  const row = await lockPayment(work.db, pathId(params.id));
  if (row?.payer_id !== userId) throw new Refusal(platformRefusals.not_found);
  const state = paymentStateAt(row, work.now);
  step(paymentMachine, state, row.capture === 'manual' ? 'authorize' : 'pay');
  const link = await lockLink(work.db, row.link_id);
  invariant(link !== undefined, 'the link of a payment is gone');
  const sides = await sidesOf(parts.people, work.db, [row]);
  await requireSelling(parts, work.db, { merchantId: link.merchant_id, known: sides(link.merchant_id) });
  const isLast = link.stock !== null && link.sold + 1 >= link.stock;
  const linkState = step(linkMachine, linkStateAt(link, work.now), isLast ? 'sell_last' : 'sell');
  requirePinInCall(work);
  const asked = sentBy(row, body);
  if ((await judgeRisk(parts, work, row, body.test_number ?? null)) === 'block')
    return showPayment(parts, work, await blockPayment(work, row), userId);
  if (asked !== undefined) {
    const method = 'testNumber' in asked ? 'test_number' : asked.method;
    await chooseMethod(work.db, { id: row.id, method, state: row.state });
    const sent = await sendPayment(parts, work, row, asked);
    await countSale(work.db, link.id, linkState);
    return showPayment(parts, work, sent, userId);
  }
  if (row.capture === 'manual') {
    const held = await holdPayment(parts, work, row);
    await countSale(work.db, link.id, linkState);
    await tellHeld(parts, work, held);
    return showPayment(parts, work, held, userId);
  }
  const route = row.is_test ? undefined : await routePayment(work, row);
  const moved = route && { transferId: await payInternally(parts, work, row), route };
  const paid = await recordPaid(work.db, {
    id: row.id,
    moved,
    now: work.now,
    availableAt: addSeconds(work.now, SETTLE_AFTER_S),
    linkState,
  });
  invariant(paid !== undefined, 'the payment that was locked is gone');
  await tellPaid(parts, work, paid, sides(paid.payer_id));
  return showJustPaid(work, paid, { payerId: userId, sides, isCheckout: link.is_checkout });
}

/** What goes to a rail; undefined where the wallet pays. What the confirmation says wins over what was chosen before. */
function sentBy(row: PaymentRow, body: CallInput<typeof confirmPaymentCall>['body']): Sent | undefined {
  const testNumber = body.test_number ?? null;
  if (testNumber !== null) return { testNumber };
  const method = body.method ?? row.method;
  if (method === 'card') return { method };
  if (method !== 'open_payments') return undefined;
  const payer = walletAddressOf(body.wallet_address ?? '');
  if (payer === undefined)
    throw new Refusal(paymentRefusals.wallet_address_missing, { field: 'wallet_address' });
  return { method, payer };
}

/** Ends a payment that its merchant does not take. It is no refusal, so that what was decided is kept. */
async function blockPayment(work: Work, row: PaymentRow): Promise<PaymentRow> {
  step(paymentMachine, row.state, 'cancel');
  const ended = await cancelPayment(work.db, row.id, work.now, true);
  invariant(ended !== undefined, 'the payment that was locked is gone');
  await tellSides(work, ended, 'payment.canceled');
  return ended;
}

/** Ends a payment that is not paid. What is held for it only its merchant gives back. Refuses not_found, payment_closed. */
export async function endPayment(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof cancelPaymentCall>,
): Promise<Payment> {
  const userId = principalOf(work);
  const row = await lockPayment(work.db, pathId(params.id));
  if (row === undefined || !isSideOf(work, row)) throw new Refusal(platformRefusals.not_found);
  const state = paymentStateAt(row, work.now);
  if (state === 'requires_capture' && row.merchant_id === userId)
    return showPayment(parts, work, await releasePayment(parts, work, row), userId);
  step(paymentMachine, state, 'cancel');
  const ended = await cancelPayment(work.db, row.id, work.now);
  invariant(ended !== undefined, 'the payment that was locked is gone');
  await tellSides(work, ended, 'payment.canceled');
  return showPayment(parts, work, ended, userId);
}
