import { userDeleted } from '@egcr/identity/contract';
import { holdExpired } from '@egcr/ledger/contract';
import type { Listener } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import { findByHold, lockWaitingOf } from './order-store.ts';
import type { FundParts } from './parts.ts';
import { endWaiting } from './place-order.ts';
import { tellEnded } from './tell-ended.ts';

/** Orders of an account that is deleted end, and so do purchases for which no price came while the money was set aside. */
export function fundListeners(
  parts: Pick<FundParts, 'wallet' | 'ledger'>,
): Readonly<Record<string, Listener>> {
  return {
    ...hear(userDeleted, async (work, { user_id: userId }) => {
      for (const row of await lockWaitingOf(work.db, userId))
        await endWaiting(parts, work, { row, reason: 'account_deleted' });
    }),
    ...hear(holdExpired, async (work, { hold_id: holdId }) => {
      const row = await findByHold(work.db, holdId);
      if (row === undefined) return;
      await endWaiting(parts, work, { row, reason: 'no_price' });
      await tellEnded(work, row);
    }),
  };
}
