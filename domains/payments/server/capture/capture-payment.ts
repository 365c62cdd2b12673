import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { stateAfter } from '@egcr/contract/machine';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { notificationAsked } from '@egcr/notifications/contract';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { readMoney, toWire, walletRefusals } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import {
  feeOf,
  paymentMachine,
  paymentRefusals,
  type capturePaymentCall,
  type Payment,
} from '../../contract/index.ts';
import { SETTLE_AFTER_S } from '../../contract/limits.ts';
import { paymentCaptured } from '../../contract/notices.ts';
import { openByRail } from '../disputes/open-dispute.ts';
import { isMerchantOf } from '../merchant.ts';
import { sidesOf } from '@egcr/treasury/server';
import { feeKind, feesAccount, pendingAccount, saleKind } from '../money.ts';
import type { PaymentParts } from '../parts.ts';
import { lockPayment, type PaymentRow } from '../payment-store.ts';
import { enterSandbox } from '../rails/sandbox-store.ts';
import { assetOfRow, paymentStateAt, showPayment } from '../shown.ts';
import { tellSides } from '../tell-sides.ts';
import { recordCaptured } from './hold-store.ts';

/**
 * Takes what is held for a payment, in whole or in part, once; the rest goes back to the payer, and the fee is of what was taken. Refuses
 * not_found, payment_not_held, unknown_currency, over_hold, payer_unavailable.
 */
export async function capturePayment(
  parts: PaymentParts,
  work: Work,
  { params, body }: CallInput<typeof capturePaymentCall>,
): Promise<Payment> {
  const row = await lockPayment(work.db, pathId(params.id));
  if (!isMerchantOf(work, row)) throw new Refusal(platformRefusals.not_found);
  const state = paymentStateAt(row, work.now);
  if (stateAfter(paymentMachine, state, 'capture') === undefined)
    throw new Refusal(paymentRefusals.payment_not_held, { members: { state } });
  const amount = amountToCapture(row, body.amount ?? null);
  const fee = feeOf(amount);
  const transferId =
    row.hold_id === null ? null : await takeHeld(parts, work, { row, hold: row.hold_id, amount, fee });
  const captured = await recordCaptured(work.db, {
    id: row.id,
    amount,
    fee,
    transferId,
    now: work.now,
    availableAt: addSeconds(work.now, SETTLE_AFTER_S),
  });
  invariant(captured !== undefined, 'the payment that was locked is gone');
  if (row.is_test) await enterSandbox(work, { kind: 'sale', paymentId: row.id, amount });
  await tellSides(work, captured, 'payment.succeeded');
  await tellCharged(parts, work, captured);
  await openByRail(parts, work, captured);
  return showPayment(parts, work, captured, principalOf(work));
}

/** The payer, who agreed days ago. */
async function tellCharged(parts: Pick<PaymentParts, 'people'>, work: Work, row: PaymentRow): Promise<void> {
  if (row.is_test) return;
  const name = (await sidesOf(parts.people, work.db, [row]))(row.merchant_id)?.name ?? '';
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const notice = paymentCaptured.of({ ...amount, name, title: row.title }, row.id);
  await work.emit(told(notificationAsked, { user_id: row.payer_id, ...notice }));
}

/** All that is held, unless the merchant says less. */
function amountToCapture(row: PaymentRow, given: WireMoney | null): bigint {
  if (given === null) return row.amount;
  const money = readMoney(given);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (money.asset !== row.asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  if (money.amountMinor > row.amount) throw new Refusal(walletRefusals.over_hold, { field: 'amount.value' });
  return money.amountMinor;
}

interface Taken {
  readonly row: PaymentRow;
  readonly hold: string;
  readonly amount: bigint;
  readonly fee: bigint;
}

/** Whether a payer is blocked or has frozen their wallet is not the merchant's affair. */
const OF_THE_PAYER: ReadonlySet<string> = new Set([
  walletRefusals.account_banned.code,
  walletRefusals.money_held.code,
  walletRefusals.wallet_frozen.code,
  walletRefusals.account_frozen.code,
]);

async function takeHeld(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  { row, hold, amount, fee }: Taken,
): Promise<string> {
  const asset = assetOfRow(row);
  const pending = pendingAccount(row.merchant_id);
  const shared = { key: row.id, note: row.title };
  try {
    const { id } = await money.capture(work, {
      ...shared,
      kind: saleKind,
      hold,
      to: pending,
      amount: toWire({ amountMinor: amount, asset }),
      endsHold: true,
    });
    await money.move(work, {
      ...shared,
      kind: feeKind,
      from: pending,
      to: feesAccount,
      amount: toWire({ amountMinor: fee, asset }),
    });
    return id;
  } catch (failure) {
    if (failure instanceof Refusal && failure.kind.code === walletRefusals.hold_ended.code)
      throw new Refusal(paymentRefusals.payment_not_held, { members: { state: row.state } });
    if (failure instanceof Refusal && OF_THE_PAYER.has(failure.kind.code))
      throw new Refusal(paymentRefusals.payer_unavailable);
    throw failure;
  }
}
