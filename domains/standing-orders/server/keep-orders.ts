import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { KnownPerson } from '@egcr/profile/server';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { readMoney, walletRefusals } from '@egcr/wallet/contract';
import { pathId, refuseInstructions, refusePromises } from '@egcr/wallet/server';

import { ORDER_AHEAD_DAYS_MAX, ORDER_RUNS_SHOWN, ORDERS_MAX } from '../contract/limits.ts';
import { orderMachine, type OrderState } from '../contract/order-machine.ts';
import { addDays, dueAt, firstOccurrenceFrom, occurrenceOn } from '../contract/order-rules.ts';
import type {
  changeOrderCall,
  createOrderCall,
  endOrderCall,
  orderCall,
  ordersCall,
  pauseOrderCall,
  resumeOrderCall,
  StandingOrder,
} from '../contract/orders.ts';
import { orderRefusals } from '../contract/refusals.ts';
import type { OrderParts } from './parts.ts';
import { showOrder, showOrders, tellOwner } from './show-order.ts';
import {
  findOrder,
  insertOrder,
  LAST_DAY,
  listOrders,
  listRuns,
  lockOrder,
  lockOrderCount,
  planOf,
  updateOrder,
  type OrderRow,
} from './store.ts';

/** Ended orders are shown until there are this many rows. */
const SHOWN_MAX = 100;
/** Half a day: where it is still yesterday, yesterday's date is today. */
const DATE_LINE_S = 12 * 3600;

export async function readOrders(parts: OrderParts, work: Work): Promise<ReplyOf<typeof ordersCall>> {
  const rows = await listOrders(work.db, personOf(work).userId, SHOWN_MAX);
  return { items: await showOrders(parts, work, rows) };
}

/** One's own order with its latest runs. Refuses not_found. */
export async function readOrder(
  parts: OrderParts,
  work: Work,
  { params }: CallInput<typeof orderCall>,
): Promise<ReplyOf<typeof orderCall>> {
  const row = await findOrder(work.db, personOf(work).userId, pathId(params.id));
  if (!row) throw new Refusal(platformRefusals.not_found);
  const runs = await listRuns(work.db, row.id, ORDER_RUNS_SHOWN);
  return {
    ...(await showOrder(parts, work, row)),
    runs: runs.map((run) => ({ ...run, ran_at: toInstant(run.ran_at) })),
  };
}

/**
 * Makes an order, which pays later without asking. Refuses pin_required, validation_failed (first_on in the past or too far ahead),
 * recipient_unknown, recipient_self, account_banned, money_held, wallet_frozen, order_limit_reached.
 */
export async function createOrder(
  parts: OrderParts,
  work: Work,
  { body }: CallInput<typeof createOrderCall>,
): Promise<StandingOrder> {
  // Before anybody is looked for: what was counted then would be undone.
  requirePinInCall(work);
  refuseDate(work, body.first_on);
  return parts.wallet.withRecipient(work, {
    name: body.to,
    field: 'to',
    body: (payee) => orderFor(parts, work, { body, payee }),
  });
}

async function orderFor(
  parts: OrderParts,
  work: Work,
  { body, payee }: Pick<CallInput<typeof createOrderCall>, 'body'> & { readonly payee: KnownPerson },
): Promise<StandingOrder> {
  const { userId } = personOf(work);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  await refusePromises(parts, work, userId);
  if ((await lockOrderCount(work.db, userId)) >= ORDERS_MAX) {
    throw new Refusal(orderRefusals.order_limit_reached);
  }
  const { day } = body.rule;
  const row: OrderRow = {
    id: work.effectId,
    user_id: userId,
    payee_user_id: payee.userId,
    asset: money.asset,
    amount: money.amountMinor,
    note: body.note?.trim() || null,
    every: body.rule.every,
    on_day: day === 'last' ? LAST_DAY : (day ?? null),
    first_on: body.first_on,
    until_on: body.until_on ?? null,
    count: body.count ?? null,
    state: orderMachine.first,
    pause_reason: null,
    next_occurrence: 0,
    next_on: null,
    due_at: null,
    attempts: 0,
    created_at: work.now,
    ended_at: null,
  };
  const first = occurrenceOn(planOf(row), 0);
  invariant(first !== undefined, 'the schema let an order through that never runs');
  const ready: OrderRow = { ...row, next_on: first, due_at: dueAt(first) };
  await insertOrder(work.db, ready);
  await tellOwner(work, ready);
  return showOrder(parts, work, ready);
}

function refuseDate(work: Work, firstOn: string): void {
  const earliest = addSeconds(work.now, -DATE_LINE_S).toISOString().slice(0, 10);
  if (firstOn < earliest) throw validationRefusal([{ field: 'first_on', code: 'date_past' }]);
  if (firstOn > addDays(earliest, ORDER_AHEAD_DAYS_MAX)) {
    throw validationRefusal([{ field: 'first_on', code: 'date_too_far' }]);
  }
}

/** Pays another amount, or with another note, from the next payment on. Refuses not_found, order_ended, account_banned, money_held; for a larger amount wallet_frozen, pin_required. */
export async function changeOrder(
  parts: OrderParts,
  work: Work,
  { params, body }: CallInput<typeof changeOrderCall>,
): Promise<StandingOrder> {
  const { row } = await ownOrder(work, params.id, 'change');
  await refuseInstructions(parts, work, row.user_id);
  const money = body.amount === undefined ? undefined : readMoney(body.amount);
  if (money && money.asset !== row.asset) {
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  }
  if (money && money.amountMinor > row.amount) {
    await refusePromises(parts, work, row.user_id);
    requirePinInCall(work);
  }
  return keep(parts, work, {
    ...row,
    amount: money?.amountMinor ?? row.amount,
    note: body.note === undefined ? row.note : body.note?.trim() || null,
  });
}

/** Refuses not_found, order_ended. */
export async function pauseOrder(
  parts: OrderParts,
  work: Work,
  { params }: CallInput<typeof pauseOrderCall>,
): Promise<StandingOrder> {
  const { row, state } = await ownOrder(work, params.id, 'pause');
  if (row.state === state) return showOrder(parts, work, row);
  return keep(parts, work, { ...row, state, pause_reason: 'person', due_at: null, attempts: 0 });
}

/** Goes on with the first day from today on; what was missed while it was paused stays missed. Refuses not_found, order_ended, account_banned, money_held, wallet_frozen. */
export async function resumeOrder(
  parts: OrderParts,
  work: Work,
  { params }: CallInput<typeof resumeOrderCall>,
): Promise<StandingOrder> {
  const { row, state } = await ownOrder(work, params.id, 'resume');
  if (row.state === state) return showOrder(parts, work, row);
  await refusePromises(parts, work, row.user_id);
  return keep(parts, work, resumed(row, work.now));
}

function resumed(row: OrderRow, now: Date): OrderRow {
  const plan = planOf(row);
  const next = firstOccurrenceFrom(plan, row.next_occurrence, now.toISOString().slice(0, 10));
  const nextOn = next === undefined ? undefined : occurrenceOn(plan, next);
  if (next === undefined || nextOn === undefined) return ended(row, now);
  return {
    ...row,
    state: step(orderMachine, row.state, 'resume'),
    pause_reason: null,
    next_occurrence: next,
    next_on: nextOn,
    due_at: dueAt(nextOn),
    attempts: 0,
  };
}

/** The order with nothing left to do. */
export function ended(row: OrderRow, now: Date): OrderRow {
  return {
    ...row,
    state: step(orderMachine, row.state, 'end'),
    pause_reason: null,
    next_on: null,
    due_at: null,
    attempts: 0,
    ended_at: now,
  };
}

/** Ends an order for good. Refuses not_found. */
export async function endOrder(
  parts: OrderParts,
  work: Work,
  { params }: CallInput<typeof endOrderCall>,
): Promise<StandingOrder> {
  const { row, state } = await ownOrder(work, params.id, 'end');
  if (row.state === state) return showOrder(parts, work, row);
  return keep(parts, work, ended(row, work.now));
}

/** The caller's order, locked, and the state to which the event leads. Refuses not_found, order_ended. */
async function ownOrder(
  work: Work,
  givenId: string,
  event: 'change' | 'pause' | 'resume' | 'end',
): Promise<{ readonly row: OrderRow; readonly state: OrderState }> {
  const row = await lockOrder(work.db, pathId(givenId));
  if (row?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return { row, state: step(orderMachine, row.state, event) };
}

async function keep(parts: OrderParts, work: Work, row: OrderRow): Promise<StandingOrder> {
  await updateOrder(work.db, row);
  await tellOwner(work, row);
  return showOrder(parts, work, row);
}
