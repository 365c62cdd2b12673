import { toInstant } from '@egcr/contract/time';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { assetOf, type AssetCode } from '../../contract/assets.ts';
import { nextRuns } from '../../contract/order-rules.ts';
import { ORDER_CHANGED, type StandingOrder } from '../../contract/orders.ts';
import { toWire } from '../../contract/rules.ts';
import type { WalletParts } from '../parts.ts';
import { partiesOf } from '../parties.ts';
import { personOwner } from '../purses.ts';
import { countPaid, planOf, type OrderRow } from './store.ts';

/** How many of its next days an order shows. */
const NEXT_SHOWN = 5;

export async function showOrders(
  parts: WalletParts,
  work: Work,
  rows: readonly OrderRow[],
): Promise<StandingOrder[]> {
  const partyOf = await partiesOf(
    parts.people,
    work.db,
    rows.map((row) => personOwner(row.payee_user_id)),
  );
  const paid = await countPaid(
    work.db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const to = partyOf(personOwner(row.payee_user_id));
    invariant(to !== null, 'a standing order pays a person');
    const plan = planOf(row);
    return {
      id: row.id,
      state: row.state,
      pause_reason: row.pause_reason,
      to,
      amount: toWire({ amountMinor: row.amount, asset: orderAsset(row) }),
      note: row.note,
      rule: { every: plan.rule.every, ...(plan.rule.day === undefined ? {} : { day: plan.rule.day }) },
      first_on: row.first_on,
      until_on: row.until_on,
      count: row.count,
      next_on: row.next_on,
      next_runs: row.state === 'ended' ? [] : nextRuns(plan, row.next_occurrence, NEXT_SHOWN),
      due_at: row.due_at && toInstant(row.due_at),
      attempts: row.attempts,
      paid_count: paid.get(row.id) ?? 0,
      created_at: toInstant(row.created_at),
    };
  });
}

export async function showOrder(parts: WalletParts, work: Work, row: OrderRow): Promise<StandingOrder> {
  const [shown] = await showOrders(parts, work, [row]);
  invariant(shown !== undefined, 'an order that was read is shown');
  return shown;
}

export function orderAsset(row: OrderRow): AssetCode {
  const asset = assetOf(row.asset);
  invariant(asset !== undefined, `an order pays ${row.asset}, which the contract does not know`);
  return asset.code;
}

export async function tellOwner(work: Work, row: OrderRow): Promise<void> {
  await work.emit({
    topic: ORDER_CHANGED,
    payload: { id: row.id, state: row.state },
    audience: [row.user_id],
  });
}
