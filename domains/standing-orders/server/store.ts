import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { OrderState } from '../contract/order-machine.ts';
import type { OrderFrequency, OrderPlan } from '../contract/order-rules.ts';

/** `on_day` 32: the last of the month. Days are `2026-11-30`. */
export interface OrderRow {
  readonly id: string;
  readonly user_id: string;
  readonly payee_user_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly note: string | null;
  readonly every: OrderFrequency;
  readonly on_day: number | null;
  readonly first_on: string;
  readonly until_on: string | null;
  readonly count: number | null;
  readonly state: OrderState;
  readonly pause_reason: string | null;
  readonly next_occurrence: number;
  readonly next_on: string | null;
  readonly due_at: Date | null;
  readonly attempts: number;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

const columns =
  sql.raw(`id, user_id, payee_user_id, asset, amount, note, every, on_day, first_on, until_on, count,
  state, pause_reason, next_occurrence, next_on, due_at, attempts, created_at, ended_at`);

export const LAST_DAY = 32;

/** The days on which an order runs, as the rules read them. */
export function planOf(row: OrderRow): OrderPlan {
  const day = row.on_day === LAST_DAY ? 'last' : (row.on_day ?? undefined);
  return {
    rule: { every: row.every, ...(day === undefined ? {} : { day }) },
    firstOn: row.first_on,
    untilOn: row.until_on,
    count: row.count,
  };
}

/** What runs next first, then what is paused, what has ended last. */
export async function listOrders(db: Database, userId: string, limit: number): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns}
    from standing_orders.standing_order
    where user_id = ${userId}::uuid
    order by array_position(array['active', 'paused', 'ended'], state), due_at, ended_at desc, id
    limit ${limit}`.execute(db);
  return rows;
}

export async function findOrder(db: Database, userId: string, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns}
    from standing_orders.standing_order
    where id = ${id}::uuid and user_id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends; anybody's, for the job. */
export async function lockOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from standing_orders.standing_order where id = ${id}::uuid for no key update`.execute(
    db,
  );
  return rows[0];
}

/** How many have not ended. Creating at the same time waits in line. */
export async function lockOrderCount(db: Database, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('standing_orders ' || ${userId}, 0))`.execute(db);
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from standing_orders.standing_order
    where user_id = ${userId}::uuid and state <> 'ended'`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

export async function insertOrder(db: Database, row: OrderRow): Promise<void> {
  await sql`
    insert into standing_orders.standing_order (
      id, user_id, payee_user_id, asset, amount, note, every, on_day, first_on, until_on, count, next_occurrence,
      next_on, due_at, created_at)
    values (
      ${row.id}::uuid, ${row.user_id}::uuid, ${row.payee_user_id}::uuid, ${row.asset},
      ${row.amount.toString()}::bigint, ${row.note}, ${row.every}, ${row.on_day}, ${row.first_on}::date,
      ${row.until_on}::date, ${row.count}, ${row.next_occurrence}, ${row.next_on}::date, ${row.due_at},
      ${row.created_at})`.execute(db);
}

/** Writes what may change of an order that the caller has locked. */
export async function updateOrder(db: Database, row: OrderRow): Promise<void> {
  await sql`
    update standing_orders.standing_order
    set amount = ${row.amount.toString()}::bigint,
      note = ${row.note},
      state = ${row.state},
      pause_reason = ${row.pause_reason},
      next_occurrence = ${row.next_occurrence},
      next_on = ${row.next_on}::date,
      due_at = ${row.due_at},
      attempts = ${row.attempts},
      ended_at = ${row.ended_at}
    where id = ${row.id}::uuid`.execute(db);
}

/** Orders whose next payment has fallen due, the oldest first. */
export async function dueOrders(db: Database, now: Date, limit: number): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns}
    from standing_orders.standing_order
    where state = 'active' and due_at <= ${now}
    order by due_at
    limit ${limit}`.execute(db);
  return rows;
}

export interface RunRow {
  readonly occurrence: number;
  readonly due_on: string;
  readonly outcome: 'paid' | 'failed' | 'skipped';
  readonly transfer_id: string | null;
  readonly refusal: string | null;
  readonly ran_at: Date;
}

/** Writes what became of an occurrence. The database refuses a second one: it is told once, and paid once. */
export async function insertRun(db: Database, orderId: string, run: RunRow): Promise<void> {
  await sql`
    insert into standing_orders.standing_order_run (order_id, occurrence, due_on, outcome, transfer_id, refusal, ran_at)
    values (
      ${orderId}::uuid, ${run.occurrence}, ${run.due_on}::date, ${run.outcome}, ${run.transfer_id}::uuid,
      ${run.refusal}, ${run.ran_at})`.execute(db);
}

/** The latest runs of an order, newest first. */
export async function listRuns(db: Database, orderId: string, limit: number): Promise<readonly RunRow[]> {
  const { rows } = await sql<RunRow>`
    select occurrence, due_on, outcome, transfer_id, refusal, ran_at
    from standing_orders.standing_order_run
    where order_id = ${orderId}::uuid
    order by occurrence desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How often each order has paid. */
export async function countPaid(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ order_id: string; count: bigint }>`
    select order_id, count(*) as count
    from standing_orders.standing_order_run
    where order_id = any (${[...orderIds]}::uuid[]) and outcome = 'paid'
    group by order_id`.execute(db);
  return new Map(rows.map((row) => [row.order_id, Number(row.count)]));
}

/** Ends every order that someone made or is paid by. */
export async function endOrdersOf(db: Database, userId: string, now: Date): Promise<void> {
  await sql`
    update standing_orders.standing_order
    set state = 'ended', pause_reason = null, next_on = null, due_at = null, attempts = 0, ended_at = ${now}
    where (user_id = ${userId}::uuid or payee_user_id = ${userId}::uuid) and state <> 'ended'`.execute(db);
}
