/**
 * Standing orders as they run. A schedule looks every minute for what is due and queues one job an order; each job takes the order's
 * lock, looks again, and settles one occurrence in one transaction with its payment: two servers, a crash or a repeat change nothing,
 * and the database keeps one row an occurrence.
 *
 * Late. Where nothing ran for some days, each missed occurrence of the last ORDER_CATCH_UP_DAYS days is paid, the oldest first; older
 * ones are skipped, and the owner is told. A payment that is refused is tried again ORDER_RETRIES times, ORDER_RETRY_S apart; then the
 * order is paused and the owner told. The order of a banned person is paused at once; one whose owner's money is held after a reset of
 * credentials waits until the hold ends.
 */
import { stateAfter } from '@egcr/contract/machine';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { Job } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire, walletRefusals, type Party } from '@egcr/wallet/contract';
import { partiesOf, personOwner } from '@egcr/wallet/server';
import * as z from 'zod/mini';

import { ORDER_CATCH_UP_DAYS, ORDER_RETRIES, ORDER_RETRY_S } from '../contract/limits.ts';
import {
  orderBlocked,
  orderFailed,
  orderHeld,
  orderPaid,
  orderPaused,
  orderSkipped,
} from '../contract/notices.ts';
import { orderMachine } from '../contract/order-machine.ts';
import { addDays, dueAt, firstOccurrenceFrom, occurrenceOn } from '../contract/order-rules.ts';
import { tell } from './notices.ts';
import type { OrderParts } from './parts.ts';
import { ended } from './keep-orders.ts';
import { orderAsset, tellOwner } from './show-order.ts';
import { dueOrders, insertRun, lockOrder, planOf, updateOrder, type OrderRow, type RunRow } from './store.ts';

export const RUN_DUE = 'standing_orders.run_due';
export const RUN_ORDER = 'standing_orders.run_order';

/** How many orders one look queues; what is left is found a minute later. */
const LOOK_MAX = 1000;

/** `standing_orders.run_due`: queues what is due. */
export const queueDueOrders: Job = async (work) => {
  for (const row of await dueOrders(work.db, work.now, LOOK_MAX)) await queue(work, row.id);
};

function queue(work: Work, orderId: string): Promise<void> {
  return work.enqueue(RUN_ORDER, { order_id: orderId }, { key: `standing_orders.order ${orderId}` });
}

const payload = z.object({ order_id: z.string() });

/** `standing_orders.run_order`: settles the next occurrence of one order, where it is due. */
export function runOrder(parts: OrderParts): Job {
  return async (work, given) => {
    const row = await lockOrder(work.db, z.parse(payload, given).order_id);
    if (!row || stateAfter(orderMachine, row.state, 'run') === undefined) return;
    if (row.due_at === null || row.due_at > work.now) return;
    const after = await settle(parts, work, row);
    await updateOrder(work.db, after);
    await tellOwner(work, after);
    if (after.due_at !== null && after.due_at <= work.now) await queue(work, after.id);
  };
}

async function settle(parts: OrderParts, work: Work, row: OrderRow): Promise<OrderRow> {
  const oldest = addDays(work.now.toISOString().slice(0, 10), -ORDER_CATCH_UP_DAYS);
  // What was being tried again keeps its day, however long nothing ran.
  if (row.next_on !== null && row.next_on < oldest) return skip(parts, work, row, oldest);
  try {
    return await pay(parts, work, row);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.kind === walletRefusals.money_held
      ? heldUp(parts, work, row, error)
      : refused(parts, work, row, error.kind.code);
  }
}

async function pay(parts: OrderParts, work: Work, row: OrderRow): Promise<OrderRow> {
  const asset = orderAsset(row);
  const { id, to } = await parts.wallet.transfer(work, {
    id: work.newId(),
    from: row.user_id,
    to: row.payee_user_id,
    money: { amountMinor: row.amount, asset },
    note: row.note,
    meta: { order_id: row.id },
  });
  await insertRun(work.db, row.id, runOf(row, work, { outcome: 'paid', transfer_id: id }));
  await tell(work, row.user_id, orderPaid.of(noticeParams(row, { to }), id));
  return following(row, work.now);
}

/** Tries again when the hold ends; that is no attempt in vain. Tells the owner once for each hold. */
async function heldUp(parts: OrderParts, work: Work, row: OrderRow, refusal: Refusal): Promise<OrderRow> {
  const until = refusal.extras.members?.['held_until'];
  invariant(typeof until === 'string', 'a hold does not say when it ends');
  const to = await knownParty(parts, work, row);
  await tell(work, row.user_id, orderHeld.of(noticeParams(row, { to, code: refusal.kind.code }), row.id));
  return { ...row, due_at: new Date(until) };
}

async function refused(parts: OrderParts, work: Work, row: OrderRow, code: string): Promise<OrderRow> {
  const to = await knownParty(parts, work, row);
  if (row.attempts < ORDER_RETRIES && code !== walletRefusals.account_banned.code) {
    if (row.attempts === 0)
      await tell(work, row.user_id, orderFailed.of(noticeParams(row, { to, code }), row.id));
    return { ...row, attempts: row.attempts + 1, due_at: addSeconds(work.now, ORDER_RETRY_S) };
  }
  await insertRun(work.db, row.id, runOf(row, work, { outcome: 'failed', refusal: code }));
  const after = following(row, work.now);
  const stopped = code === walletRefusals.account_banned.code ? orderBlocked : orderPaused;
  await tell(work, row.user_id, stopped.of(noticeParams(row, { to, code }), row.id));
  if (after.state === 'ended') return after;
  const state = step(orderMachine, after.state, 'pause');
  return { ...after, state, pause_reason: code, due_at: null };
}

/** Leaves out every occurrence before a day, each with its row. */
async function skip(parts: OrderParts, work: Work, row: OrderRow, from: string): Promise<OrderRow> {
  const plan = planOf(row);
  const next = firstOccurrenceFrom(plan, row.next_occurrence, from);
  for (let n = row.next_occurrence; n !== next; n += 1) {
    const on = occurrenceOn(plan, n);
    if (on === undefined) break;
    await insertRun(work.db, row.id, {
      ...runOf(row, work, { outcome: 'skipped' }),
      occurrence: n,
      due_on: on,
    });
  }
  const to = await knownParty(parts, work, row);
  await tell(work, row.user_id, orderSkipped.of(noticeParams(row, { to }), row.id));
  return next === undefined ? ended(row, work.now) : at(row, next, work.now);
}

/** The payee as the owner knew them: without a name where their account is gone. */
async function knownParty({ people }: OrderParts, { db }: Work, row: OrderRow): Promise<Party> {
  const owner = personOwner(row.payee_user_id);
  return (await partiesOf(people, db, [owner]))(owner) ?? { user_id: owner.id, username: '', name: '' };
}

function following(row: OrderRow, now: Date): OrderRow {
  return at(row, row.next_occurrence + 1, now);
}

function at(row: OrderRow, occurrence: number, now: Date): OrderRow {
  const on = occurrenceOn(planOf(row), occurrence);
  if (on === undefined) return { ...ended(row, now), next_occurrence: occurrence };
  return { ...row, next_occurrence: occurrence, next_on: on, due_at: dueAt(on), attempts: 0 };
}

function runOf(
  row: OrderRow,
  work: Work,
  result: Pick<RunRow, 'outcome'> & Partial<Pick<RunRow, 'transfer_id' | 'refusal'>>,
): RunRow {
  return {
    transfer_id: null,
    refusal: null,
    ...result,
    occurrence: row.next_occurrence,
    due_on: row.next_on ?? row.first_on,
    ran_at: work.now,
  };
}

/** What a notification says about an order: to whom, how much, and why not where it was refused. */
function noticeParams(
  row: OrderRow,
  { to, code }: { readonly to: Party; readonly code?: string },
): z.input<typeof orderFailed.params> {
  const money = toWire({ amountMinor: row.amount, asset: orderAsset(row) });
  return { name: to.name, ...money, ...(code === undefined ? {} : { code }) };
}
