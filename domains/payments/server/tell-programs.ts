import { apiEventAsked, type ApiEventType } from '@egcr/developers/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { DomainEvent } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import type { PaymentRow } from './payment-store.ts';
import { assetOfRow } from './shown.ts';

/** What the merchant's programs are told: of the payment alone, and nothing of the person who pays. */
export function toProgram(type: ApiEventType, row: PaymentRow): DomainEvent {
  const asset = assetOfRow(row);
  const { id, state, title, link_id, merchant_id, is_test, metadata } = row;
  return told(apiEventAsked, {
    owner_id: merchant_id,
    is_live: !is_test,
    type,
    object: {
      id,
      state,
      title,
      link_id,
      is_test,
      ...(row.is_sample && { is_sample: true }),
      metadata,
      /** It waits for its merchant's look: nothing should be sent before payment.reviewed. */
      in_review: row.in_review,
      amount: toWire({ amountMinor: row.amount, asset }),
      fee: toWire({ amountMinor: row.fee, asset }),
      refunded: toWire({ amountMinor: row.refunded, asset }),
    },
  });
}
