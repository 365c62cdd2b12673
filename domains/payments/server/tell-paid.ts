import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { partyOf } from '@egcr/wallet/server';

import { paymentReceived } from '../contract/notices.ts';
import { noteMerchant } from './merchants/tell-merchant.ts';
import type { PaymentParts } from './parts.ts';
import type { PaymentRow } from './payment-store.ts';
import { assetOfRow } from './shown.ts';
import { tellSides } from './tell-sides.ts';

/** Tells both sides and the merchant's programs that a payment has succeeded; where money moved also the merchant, by a notice. */
export async function tellPaid(
  parts: Pick<PaymentParts, 'people'>,
  work: Work,
  row: PaymentRow,
): Promise<void> {
  await tellSides(work, row, 'payment.succeeded');
  if (row.is_test) return;
  const payer = await partyOf(parts, work, row.payer_id);
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  await noteMerchant(work, {
    merchantId: row.merchant_id,
    about: row.id,
    notice: (about) => paymentReceived.of({ ...amount, name: payer.name, title: row.title }, about),
  });
}
