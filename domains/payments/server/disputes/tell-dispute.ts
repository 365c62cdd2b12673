import { apiEventAsked, type ApiEventType } from '@egcr/developers/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import { toInstant } from '@egcr/contract/time';
import { toWire } from '@egcr/wallet/contract';

import { disputeChanged, paymentChanged } from '../../contract/events.ts';
import { disputeAnswered, disputeLost, disputeOpened, disputeWon } from '../../contract/notices.ts';
import { sidesOf } from '@egcr/treasury/server';
import { audienceOf, noteMerchant } from '../merchants/tell-merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { assetOfRow } from '../shown.ts';
import type { DisputeRow } from './dispute-store.ts';

/** Tells the open pages of both sides, the merchant's programs, and by a notice those who have to know. */
export async function tellDispute(
  parts: Pick<PaymentParts, 'people'>,
  work: Work,
  row: DisputeRow,
  type: Extract<ApiEventType, `dispute.${string}`>,
): Promise<void> {
  const sides = await audienceOf(work, row);
  await work.emit(
    told(disputeChanged, { id: row.id, state: row.state }, sides),
    told(paymentChanged, { id: row.payment_id, state: 'succeeded' }, sides),
    told(apiEventAsked, {
      owner_id: row.merchant_id,
      is_live: !row.is_test,
      type,
      object: objectOf(row),
    }),
  );
  if (!row.is_test) await noteDispute(parts, work, row);
}

/** What a program is told: nothing of the payer, and none of their words. */
function objectOf(row: DisputeRow): Record<string, unknown> {
  return {
    id: row.id,
    payment_id: row.payment_id,
    state: row.state,
    reason: row.reason,
    title: row.title,
    amount: toWire({ amountMinor: row.amount, asset: assetOfRow(row) }),
    due_at: toInstant(row.due_at),
    is_test: row.is_test,
  };
}

async function noteDispute(parts: Pick<PaymentParts, 'people'>, work: Work, row: DisputeRow): Promise<void> {
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  // A side whose account is gone has no name, and the other is told all the same.
  const party = await sidesOf(parts.people, work.db, [row]);
  const nameOf = (id: string) => {
    const name = party(id)?.name ?? '';
    return name === '' ? '–' : name;
  };
  const tell = async (kind: typeof disputeOpened, to: string, other: string) =>
    noteMerchant(work, {
      merchantId: to,
      about: row.id,
      notice: (about) => kind.of({ ...amount, name: nameOf(other), title: row.title }, about),
    });
  const { merchant_id: merchant, payer_id: payer } = row;
  if (row.state === 'needs_response') await tell(disputeOpened, merchant, payer);
  if (row.state === 'under_review' && row.answered_at !== null) await tell(disputeAnswered, payer, merchant);
  if (row.state === 'lost') await tell(disputeLost, merchant, payer);
  if (row.state !== 'won') return;
  await tell(disputeWon, merchant, payer);
  await tell(disputeWon, payer, merchant);
}
