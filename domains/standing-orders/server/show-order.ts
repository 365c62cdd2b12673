import { toInstant } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { partiesOf, personOwner } from '@egcr/wallet/server';

import { orderChanged } from '../contract/events.ts';
import { nextRuns } from '../contract/order-rules.ts';
import { type StandingOrder } from '../contract/orders.ts';
import type { OrderParts } from './parts.ts';
import { countPaid, planOf, type OrderRow } from './store.ts';

/** How many of its next days an order shows. */
const NEXT_SHOWN = 5;

export async function showOrders(
  parts: OrderParts,
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

export async function showOrder(parts: OrderParts, work: Work, row: OrderRow): Promise<StandingOrder> {
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
  await work.emit(told(orderChanged, { id: row.id, state: row.state }, [row.user_id]));
}
