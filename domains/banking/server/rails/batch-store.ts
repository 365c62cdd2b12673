import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { withdrawalMachine } from '../../contract/withdrawal-machine.ts';
import { withdrawalColumns, type BatchRow, type WithdrawalRow } from './store.ts';

const SENT = withdrawalMachine.events.send.moves.waiting;

/** Most withdrawals in one file. */
export const BATCH_MAX = 5000;

/** A batch to be made; `heldBack` answers whose withdrawals among some people's may not leave now. */
interface NewBatch {
  readonly id: string;
  readonly asset: string;
  /** It takes no other. */
  readonly withdrawals: readonly string[];
  /** Whose own withdrawals stay out. */
  readonly notOf: string;
  readonly madeBy: string;
  readonly at: Date;
  readonly heldBack: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

export interface NamedRow {
  readonly id: string;
  readonly userId: string;
  readonly amount: bigint;
  readonly reference: string;
  readonly isWaiting: boolean;
}

/** Withdrawals of a currency, oldest first: those that wait, or those that are named, whatever became of them. */
export async function withdrawalsOf(
  db: Database,
  asset: string,
  named?: readonly string[],
): Promise<readonly NamedRow[]> {
  const ids = named ? [...named] : null;
  const { rows } = await sql<NamedRow>`
    select id, user_id as "userId", amount, reference, state = 'waiting' as "isWaiting"
    from banking.withdrawal
    where asset = ${asset}
      and case when ${ids}::uuid[] is null then state = 'waiting' else id = any(${ids}::uuid[]) end
    order by id`.execute(db);
  return rows;
}

/** Takes what of the named still waits into a batch, oldest first; what someone works on is left for the next. Undefined where nothing waits. */
export async function fillBatch(db: Database, batch: NewBatch): Promise<BatchRow | undefined> {
  const ready = await lockReady(db, batch);
  const { rows: taken } = await sql<{ id: string; amount: bigint }>`
    update banking.withdrawal
    set state = ${SENT}, batch_id = ${batch.id}::uuid
    where id = any (${[...ready]}::uuid[])
    returning id, amount`.execute(db);
  if (taken.length === 0) return undefined;
  const total = taken.reduce((sum, { amount }) => sum + amount, 0n);
  await sql`
    insert into banking.bank_batch (id, asset, count, total, made_by, created_at)
    values (${batch.id}::uuid, ${batch.asset}, ${taken.length}, ${total.toString()}::bigint, ${batch.madeBy}::uuid, ${batch.at})`.execute(
    db,
  );
  await sql`
    insert into banking.withdrawal_step (withdrawal_id, state, at)
    select id, ${SENT}, ${batch.at}::timestamptz
    from unnest(${taken.map(({ id }) => id)}::uuid[]) as sent (id)`.execute(db);
  return { id: batch.id, asset: batch.asset, count: taken.length, total, created_at: batch.at };
}

/**
 * Locks what may leave. Owners are asked about twice: before, so that many withdrawals that are held back do not crowd out the others,
 * and under the lock, so that a freeze in between counts.
 */
async function lockReady(
  db: Database,
  { asset, withdrawals, notOf, heldBack }: NewBatch,
): Promise<readonly string[]> {
  const waiting = await sql<{ user_id: string }>`
    select distinct user_id from banking.withdrawal
    where asset = ${asset} and state = 'waiting' and id = any (${[...withdrawals]}::uuid[])`.execute(db);
  const before = await heldBack(waiting.rows.map((row) => row.user_id));
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from banking.withdrawal
    where asset = ${asset} and state = 'waiting' and id = any (${[...withdrawals]}::uuid[])
      and user_id <> all (${[notOf, ...before]}::uuid[])
    order by id
    limit ${BATCH_MAX}
    for no key update skip locked`.execute(db);
  const after = await heldBack([...new Set(rows.map((row) => row.user_id))]);
  return rows.filter((row) => !after.has(row.user_id)).map((row) => row.id);
}

export async function ownersIn(db: Database, batchId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from banking.withdrawal where batch_id = ${batchId}::uuid`.execute(db);
  return rows.map((row) => row.user_id);
}

export async function listBatches(db: Database, limit: number): Promise<readonly BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select id, asset, count, total, created_at
    from banking.bank_batch
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What waits, by currency and owner. */
export async function waitingByOwner(db: Database): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select asset, user_id, count(*) as count, sum(amount)::bigint as total
    from banking.withdrawal
    where state = 'waiting'
    group by asset, user_id
    order by asset, user_id`.execute(db);
  return rows;
}

interface WaitingRow {
  readonly asset: string;
  readonly user_id: string;
  readonly count: bigint;
  readonly total: bigint;
}

export async function readBatch(db: Database, id: string): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    select id, asset, count, total, created_at
    from banking.bank_batch
    where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** All that was handed over in the batch, whatever became of it since. */
export async function withdrawalsIn(db: Database, batchId: string): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${withdrawalColumns}
    from banking.withdrawal w
    join banking.payout_account p on p.id = w.payout_account_id
    where w.batch_id = ${batchId}::uuid
    order by w.id`.execute(db);
  return rows;
}

export interface OverdueRow {
  readonly id: string;
  readonly reference: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly batch_id: string;
  readonly sent_at: Date;
}

/** Withdrawals that were sent before an instant and of which the bank has said nothing, oldest first. */
export async function overdueWithdrawals(
  db: Database,
  { sentBefore, limit }: { readonly sentBefore: Date; readonly limit: number },
): Promise<readonly OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    select w.id, w.reference, w.asset, w.amount, w.batch_id, s.at as sent_at
    from banking.withdrawal w
    join banking.withdrawal_step s on s.withdrawal_id = w.id and s.state = 'sent'
    where w.state = 'sent' and s.at < ${sentBefore}
    order by s.at, w.id
    limit ${limit}`.execute(db);
  return rows;
}
