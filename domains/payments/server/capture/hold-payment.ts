import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { partyOf } from '@egcr/wallet/server';

import { paymentMachine } from '../../contract/index.ts';
import { CAPTURE_WITHIN_S } from '../../contract/limits.ts';
import { paymentAuthorized } from '../../contract/notices.ts';
import { saleKind } from '../money.ts';
import { noteMerchant } from '../merchants/tell-merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { cancelPayment, insertWalletAttempt, type PaymentRow } from '../payment-store.ts';
import { routePayment } from '../route-payment.ts';
import { assetOfRow } from '../shown.ts';
import { takeBackSale } from '../take-back-sale.ts';
import { tellSides } from '../tell-sides.ts';
import { lockToRelease, recordHeld } from './hold-store.ts';

/** Holds the money of a payment, of which the caller holds the lock, in the wallet of its payer. Refuses no_route, then as the wallet's `hold`. */
export async function holdPayment(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  row: PaymentRow,
): Promise<PaymentRow> {
  const captureUntil = addSeconds(work.now, CAPTURE_WITHIN_S);
  const route = row.is_test ? undefined : await routePayment(work, row);
  const held = row.is_test
    ? undefined
    : await money.hold(work, {
        kind: saleKind,
        key: row.id,
        from: { person: row.payer_id, agreement: row.id },
        amount: toWire({ amountMinor: row.amount, asset: assetOfRow(row) }),
        note: row.title,
        expiresAt: captureUntil,
      });
  const moved = route && { route, transferId: null };
  await insertWalletAttempt(work.db, { id: row.id, moved, now: work.now });
  return keepHeld(work, row, { holdId: held?.id ?? null, captureUntil });
}

/** The same once a rail has reserved the money of a test payment. */
export function keepReserved(work: Work, row: PaymentRow): Promise<PaymentRow> {
  return keepHeld(work, row, { holdId: null, captureUntil: addSeconds(work.now, CAPTURE_WITHIN_S) });
}

async function keepHeld(
  work: Work,
  { id }: PaymentRow,
  held: { readonly holdId: string | null; readonly captureUntil: Date },
): Promise<PaymentRow> {
  const kept = await recordHeld(work.db, { id, ...held });
  invariant(kept !== undefined, 'the payment that was locked is gone');
  return kept;
}

/** Tells both sides that the money is held, and the merchant until when. */
export async function tellHeld(
  parts: Pick<PaymentParts, 'people'>,
  work: Work,
  row: PaymentRow,
): Promise<void> {
  await tellSides(work, row, 'payment.authorized');
  if (row.is_test) return;
  const { name } = await partyOf(parts, work, row.payer_id);
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  await noteMerchant(work, {
    merchantId: row.merchant_id,
    about: row.id,
    notice: (about) => paymentAuthorized.of({ ...amount, name, title: row.title }, about),
  });
}

/** Gives what is held for a payment, of which the caller holds the lock, back to its payer, and ends it. */
export async function releasePayment(
  { money }: Pick<PaymentParts, 'money'>,
  work: Work,
  row: PaymentRow,
  event: 'release' | 'expire' = 'release',
): Promise<PaymentRow> {
  step(paymentMachine, row.state, event);
  // A hold whose time is over is free already.
  if (row.hold_id !== null) await money.release(work, { kind: saleKind, hold: row.hold_id });
  const ended = await cancelPayment(work.db, row.id, work.now);
  invariant(ended !== undefined, 'the payment that was locked is gone');
  await takeBackSale(work, row);
  await tellSides(work, ended, 'payment.canceled');
  return ended;
}

/** Ends what nobody captured in time. */
export async function releaseOverdue(
  parts: Pick<PaymentParts, 'money'>,
  work: Work,
  limit: number,
): Promise<void> {
  for (const row of await lockToRelease(work.db, work.now, limit))
    await releasePayment(parts, work, row, 'expire');
}
