import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { paymentAnswered, paymentWaiting } from '../contract/notices.ts';
import type { TreasuryParts } from './parts.ts';
import { knownAsset } from './read-wallet.ts';
import type { PaymentRow } from './store.ts';

function amountOf({ asset: code, amount_minor: amountMinor }: PaymentRow) {
  const asset = knownAsset(code);
  invariant(asset !== undefined, 'a payment is in a currency that the contract does not know');
  return toWire({ amountMinor, asset });
}

/** Tells the members who can confirm that a payment waits. */
export async function tellWaiting(
  { acting }: Pick<TreasuryParts, 'acting'>,
  work: Work,
  { row, name }: { readonly row: PaymentRow; readonly name: string },
): Promise<void> {
  const others = (await acting.membersWith(work.db, row.organisation_id, 'pay')).filter(
    (id) => id !== row.asked_by,
  );
  const params = { ...amountOf(row), name };
  const events = others.map((userId) =>
    told(notificationAsked, { user_id: userId, ...paymentWaiting.of(params) }),
  );
  if (events.length > 0) await work.emit(...events);
}

/** Tells the person who asked what became of it. */
export async function tellAnswered(work: Work, row: PaymentRow): Promise<void> {
  const answered = row.state === 'paid' ? paymentAnswered.paid : paymentAnswered.declined;
  await work.emit(told(notificationAsked, { user_id: row.asked_by, ...answered.of(amountOf(row)) }));
}
