import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import { toWire, type Party } from '@egcr/wallet/contract';
import { partyOf } from '@egcr/wallet/server';

import { paymentChanged } from '../contract/events.ts';
import { paymentReceived } from '../contract/notices.ts';
import { sidesAndNotice } from './merchants/tell-merchant.ts';
import type { PaymentParts } from './parts.ts';
import type { PaymentRow } from './payment-store.ts';
import { assetOfRow } from './shown.ts';
import { toProgram } from './tell-programs.ts';
import { tellSides } from './tell-sides.ts';

/** Tells both sides and the merchant's programs that a payment has succeeded; where money moved also the merchant, by a notice. */
export async function tellPaid(
  parts: Pick<PaymentParts, 'people'>,
  work: Work,
  row: PaymentRow,
  known?: Party | null,
): Promise<void> {
  if (row.is_test) return tellSides(work, row, 'payment.succeeded');
  const { name } = known ?? (await partyOf(parts, work, row.payer_id));
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const { audience, notices } = await sidesAndNotice(work, row, {
    about: row.id,
    notice: (about) => paymentReceived.of({ ...amount, name, title: row.title }, about),
  });
  const { id, state } = row;
  await work.emit(
    told(paymentChanged, { id, state }, audience),
    toProgram('payment.succeeded', row),
    ...notices,
  );
}
