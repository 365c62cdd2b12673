import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { keyOf, principalOf, type Work } from '@egcr/server-kit/work';
import { readMoney, toWire, walletRefusals } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import { paymentChanged } from '../contract/events.ts';
import { paymentRefusals, type Payment, type refundCall } from '../contract/index.ts';
import { givesBack } from '../contract/rails.ts';
import { splitRefund } from '../contract/refund-rules.ts';
import { availableOf } from './available-of.ts';
import { isMerchantOf } from './merchant.ts';
import { coverFromOwn } from './merchants/merchant-money.ts';
import { audienceOf } from './merchants/tell-merchant.ts';
import { availableAccount, pendingAccount, refundCoverKind, refundKind } from './money.ts';
import type { PaymentParts } from './parts.ts';
import { lockPayment, type PaymentRow } from './payment-store.ts';
import { sendBack } from './rails/rail-money.ts';
import { enterSandbox } from './rails/sandbox-store.ts';
import { SEND_REFUND } from './rails/send-refund.ts';
import { paidSaleOf, recordRefund, refundedByKey } from './refund-store.ts';
import { toProgram } from './tell-programs.ts';
import { assetOfRow, paymentStateAt, showPayment } from './shown.ts';

/**
 * Gives a payment back, in whole or in part: first from what is still pending of it, then from what its merchant has available, and what is
 * still missing, such as the fee of a first sale, from the merchant's wallet. The fee stays. Refuses not_found, payment_unpaid, unknown_currency,
 * over_payment, pin_required, over_key_limit, then as the wallet's `collect`, `move` and `giveBack`.
 */
export async function refundPayment(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof refundCall>,
): Promise<Payment> {
  const row = await lockPayment(work.db, pathId(params.id));
  if (!isMerchantOf(work, row)) throw new Refusal(platformRefusals.not_found);
  const state = paymentStateAt(row, work.now);
  if (state !== 'succeeded') throw new Refusal(paymentRefusals.payment_unpaid, { members: { state } });
  const amountMinor = amountToRefund(row, body.amount ?? null);
  await requireConsent(work, row, amountMinor);
  const { fromPending, fromAvailable } = splitRefund(row, amountMinor);
  const sale = row.is_test ? undefined : await paidSaleOf(work.db, row.id);
  const transferId = sale ? await moveBack(parts, work, { row, sale, amountMinor, fromAvailable }) : null;
  const isOnItsWay = sale !== undefined && givesBack(sale.rail);
  const refunded = await recordRefund(work.db, {
    id: work.effectId,
    paymentId: row.id,
    amount: amountMinor,
    fromPending,
    transferId,
    keyId: keyOf(work)?.keyId ?? null,
    state: isOnItsWay ? 'pending' : 'succeeded',
    now: work.now,
  });
  invariant(refunded !== undefined, 'the payment that was locked is gone');
  const back = { paymentId: row.id, refundId: work.effectId, amount: amountMinor };
  if (row.is_test) await enterSandbox(work, { kind: 'refund', ...back });
  if (isOnItsWay) await work.enqueue(SEND_REFUND, { refund: work.effectId });
  await work.emit(
    told(paymentChanged, { id: row.id, state }, await audienceOf(work, row)),
    toProgram('payment.refunded', refunded),
  );
  return showPayment(parts, work, refunded, principalOf(work));
}

/** The PIN of a person; of a live key the limit that its owner gave it with their PIN. Refuses pin_required, over_key_limit. */
async function requireConsent(work: Work, row: PaymentRow, amountMinor: bigint): Promise<void> {
  const key = keyOf(work);
  if (key === undefined) return requirePinInCall(work);
  if (row.is_test) return;
  const limit = key.perDay?.asset === row.asset ? key.perDay.amountMinor : 0n;
  const left = limit - (await refundedByKey(work.db, { keyId: key.keyId, since: startOfDay(work.now) }));
  if (amountMinor > left)
    throw new Refusal(paymentRefusals.over_key_limit, {
      members: { left: (left > 0n ? left : 0n).toString() },
    });
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** All that is left, unless the merchant says less. */
function amountToRefund(row: PaymentRow, given: WireMoney | null): bigint {
  const left = row.amount - row.refunded - row.disputed;
  const money = given === null ? { amountMinor: left, asset: row.asset } : readMoney(given);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (money.asset !== row.asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  if (money.amountMinor > left || left === 0n)
    throw new Refusal(walletRefusals.over_payment, { field: 'amount.value' });
  return money.amountMinor;
}

interface MoneyBack {
  readonly row: PaymentRow;
  readonly sale: { readonly rail: string; readonly transferId: string };
  readonly amountMinor: bigint;
  readonly fromAvailable: bigint;
}

/** What the pending account lacks comes from elsewhere first, so that the payer gets the whole in one transfer, out of the sale itself. */
async function moveBack(
  parts: PaymentParts,
  work: Work,
  { row, sale, amountMinor, fromAvailable }: MoneyBack,
): Promise<string> {
  const { money } = parts;
  const asset = assetOfRow(row);
  const shared = { key: work.effectId, note: row.title };
  const available = await availableOf(parts, work, { merchantId: row.merchant_id, asset });
  if (fromAvailable > available)
    await coverFromOwn(parts, work, {
      ...shared,
      merchantId: row.merchant_id,
      agreement: row.id,
      amount: toWire({ amountMinor: fromAvailable - available, asset }),
    });
  if (fromAvailable > 0n)
    await money.move(work, {
      ...shared,
      kind: refundCoverKind,
      from: availableAccount(row.merchant_id),
      to: pendingAccount(row.merchant_id),
      amount: toWire({ amountMinor: fromAvailable, asset }),
    });
  const amount = toWire({ amountMinor, asset });
  return sendBack(parts, work, { ...shared, row, sale, kind: refundKind, amount });
}
