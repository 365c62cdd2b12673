import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import type { PayoutState } from '../contract/index.ts';

export interface PayoutRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly state: PayoutState;
  readonly is_scheduled: boolean;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly due_at: Date | null;
  readonly ended_at: Date | null;
  readonly transfer_id: string | null;
  readonly reference: string | null;
  readonly reason: string | null;
}

const columns = sql.raw(
  'id, merchant_id, asset, amount, state, is_scheduled, asked_by, asked_at, due_at, ended_at, transfer_id, reference, reason',
);

export type NewPayout = Pick<
  PayoutRow,
  'id' | 'merchant_id' | 'asset' | 'amount' | 'is_scheduled' | 'asked_by' | 'asked_at'
>;

export async function insertPayout(db: Database, row: NewPayout): Promise<PayoutRow> {
  const { rows } = await sql<PayoutRow>`
    insert into payouts.payout (id, merchant_id, asset, amount, is_scheduled, asked_by, asked_at)
    values (
      ${row.id}::uuid, ${row.merchant_id}::uuid, ${row.asset}, ${row.amount.toString()}::bigint, ${row.is_scheduled},
      ${row.asked_by}::uuid, ${row.asked_at})
    returning ${columns}`.execute(db);
  const [made] = rows;
  invariant(made !== undefined, 'the new payout was not written');
  return made;
}

export interface PayoutChange {
  readonly state: PayoutState;
  readonly due_at?: Date | null;
  readonly ended_at?: Date | null;
  readonly answered_by?: string | null;
  readonly transfer_id?: string | null;
  readonly reference?: string | null;
  readonly reason?: string | null;
}

/** Changes a payout. The caller must hold its lock. */
export async function changePayout(db: Database, id: string, change: PayoutChange): Promise<PayoutRow> {
  const { rows } = await sql<PayoutRow>`
    update payouts.payout
    set state = ${change.state}, due_at = ${change.due_at ?? null}, ended_at = ${change.ended_at ?? null},
      answered_by = ${change.answered_by ?? null}::uuid, transfer_id = ${change.transfer_id ?? null}::uuid,
      reference = ${change.reference ?? null}, reason = ${change.reason ?? null}
    where id = ${id}::uuid
    returning ${columns}`.execute(db);
  const [changed] = rows;
  invariant(changed !== undefined, 'the payout that was locked is gone');
  return changed;
}

export async function lockPayout(db: Database, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from payouts.payout where id = ${id}::uuid for no key update`.execute(db);
  return rows[0];
}

/** Locks a merchant's payouts until the transaction ends, so that no other payout changes the sums between the check and the payment. */
export async function lockMerchant(db: Database, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts ${merchantId}`}, 0))`.execute(db);
}

export interface Sums {
  /** Paid out on that day, in minor units. */
  readonly paid: bigint;
  /** Not paid yet, in minor units. */
  readonly waiting: bigint;
  /** Of these, what is paid as soon as a frozen wallet is unfrozen. */
  readonly blocked: bigint;
  /** How many payouts are not paid yet. */
  readonly count: bigint;
}

const NOTHING: Sums = { paid: 0n, waiting: 0n, blocked: 0n, count: 0n };

/**
 * Sums a merchant's payouts in each currency: those paid on the UTC day of `now`, and those that are waiting. A payout whose time to confirm is
 * over does not count as waiting, even while the job has yet to mark it as expired.
 */
export async function sumsOf(
  db: Database,
  { merchantId, now }: { readonly merchantId: string; readonly now: Date },
): Promise<(asset: string) => Sums> {
  const { rows } = await sql<Sums & { readonly asset: string }>`
    select asset, coalesce(sum(amount) filter (where state = 'paid' and ended_at >= ${dayOf(now).from}), 0)::bigint as paid,
      coalesce(sum(amount) filter (where waits), 0)::bigint as waiting,
      coalesce(sum(amount) filter (where state = 'blocked'), 0)::bigint as blocked,
      count(*) filter (where waits) as count
    from (
      select asset, amount, state, ended_at,
        ended_at is null and state <> 'asked' and not (state = 'waiting' and due_at <= ${now}) as waits
      from payouts.payout
      where merchant_id = ${merchantId}::uuid
    ) as own
    group by asset`.execute(db);
  const known = new Map(rows.map((row) => [row.asset, row]));
  return (asset) => known.get(asset) ?? NOTHING;
}

/** The UTC day of an instant. */
export function dayOf(now: Date): { readonly from: Date; readonly until: Date } {
  const at = (day: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day));
  return { from: at(now.getUTCDate()), until: at(now.getUTCDate() + 1) };
}

interface PayoutsAsked {
  readonly merchantId: string;
  readonly state?: PayoutState | undefined;
  /** Part of the reference. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function listPayoutRows(
  db: Database,
  { merchantId, state, words, after, limit }: PayoutsAsked,
): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select ${columns}
    from payouts.payout
    where merchant_id = ${merchantId}::uuid
      and ${state === undefined ? sql`true` : sql`state = ${state}`}
      and ${words === undefined ? sql`true` : sql`strpos(lower(reference), lower(${words})) > 0`}
      and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findPayout(db: Database, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from payouts.payout where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/**
 * Payouts to try now: those whose delay is over, then those blocked by a frozen wallet, in another order at each look: where more are blocked than one
 * look takes, each comes round.
 */
export async function duePayouts(db: Database, now: Date, limit: number): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select ${columns}
    from payouts.payout
    where ended_at is null and ((state = 'held' and due_at <= ${now}) or state = 'blocked')
    order by due_at nulls last, md5(id::text || ${now.toISOString()})
    limit ${limit}`.execute(db);
  return rows;
}

/** Marks the payouts as expired that no second member answered in time. */
export async function expirePayouts(db: Database, now: Date): Promise<void> {
  await sql`
    update payouts.payout set state = 'expired', ended_at = ${now}
    where state = 'waiting' and due_at <= ${now}`.execute(db);
}

/** Cancels the waiting payouts of a merchant whose account is gone. */
export async function cancelPayoutsOf(db: Database, merchantId: string, now: Date): Promise<void> {
  await sql`
    update payouts.payout set state = 'canceled', ended_at = ${now}, due_at = null
    where merchant_id = ${merchantId}::uuid and state in ('waiting', 'held', 'blocked')`.execute(db);
}
