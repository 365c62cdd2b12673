import { notificationAsked } from '@egcr/notifications/contract';
import { businessesAmong, peopleBehind } from '@egcr/organisations/server';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { payoutBlocked, payoutDeclined, payoutFailed, payoutHeld, payoutWaits } from '../contract/notices.ts';
import type { PayoutRow } from './payout-store.ts';
import { amountOf } from './shown.ts';

const plain = { held: payoutHeld, blocked: payoutBlocked, failed: payoutFailed } as const;

/** Tells the people behind a merchant what became of a payout; of one that waits those who can confirm it. */
export async function tellPayout(
  work: Work,
  row: PayoutRow,
  what: 'waiting' | 'held' | 'blocked' | 'failed',
): Promise<void> {
  const business = (await businessesAmong(work.db, [row.merchant_id])).get(row.merchant_id);
  const about = business?.id ?? '';
  const people = await peopleBehind(work.db, row.merchant_id, 'pay');
  const notice =
    what === 'waiting'
      ? payoutWaits.of({ ...amountOf(row), name: business?.name ?? '' }, about)
      : plain[what].of(amountOf(row), about);
  const events = people
    .filter((userId) => what !== 'waiting' || userId !== row.asked_by)
    .map((userId) => told(notificationAsked, { user_id: userId, ...notice }));
  if (events.length > 0) await work.emit(...events);
}

/** Tells the member who asked for it. */
export async function tellDeclined(work: Work, row: PayoutRow): Promise<void> {
  const notice = payoutDeclined.of(amountOf(row), row.merchant_id);
  await work.emit(told(notificationAsked, { user_id: row.asked_by, ...notice }));
}
