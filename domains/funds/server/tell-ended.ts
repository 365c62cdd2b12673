import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { microText } from '../contract/index.ts';
import { purchaseEnded, redemptionEnded } from '../contract/notices.ts';
import type { OrderRow } from './order-store.ts';
import { moneyIn } from './wire.ts';

/** Tells a person that an order of theirs ended without what it asked for. */
export function tellEnded(
  work: Pick<Work, 'emit'>,
  { user_id: userId, side, amount_minor: amountMinor, units_micro: unitsMicro }: OrderRow,
): Promise<void> {
  const notice =
    side === 'buy'
      ? purchaseEnded.of(moneyIn(amountMinor ?? 0n))
      : redemptionEnded.of({ units: microText(unitsMicro ?? 0n) });
  return work.emit(told(notificationAsked, { user_id: userId, ...notice }));
}
