import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { RequestState, StateAfterEnd, StateAfterPayment } from '../contract/request-machine.ts';

export interface RequestRow {
  readonly id: string;
  readonly requester_id: string;
  readonly payer_id: string | null;
  readonly is_open: boolean;
  readonly asset: string;
  readonly amount: bigint | null;
  readonly paid: bigint;
  readonly note: string | null;
  readonly state: RequestState;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

const columns = sql.raw(
  'id, requester_id, payer_id, is_open, asset, amount, paid, note, state, created_at, expires_at, ended_at',
);

export type NewRequest = Pick<
  RequestRow,
  'id' | 'requester_id' | 'payer_id' | 'is_open' | 'asset' | 'amount' | 'note' | 'created_at' | 'expires_at'
>;

export async function insertRequest(db: Database, row: NewRequest): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    insert into payment_requests.payment_request
      (id, requester_id, payer_id, is_open, asset, amount, note, created_at, expires_at)
    values (
      ${row.id}::uuid, ${row.requester_id}::uuid, ${row.payer_id}::uuid, ${row.is_open}, ${row.asset},
      ${row.amount?.toString() ?? null}::bigint, ${row.note}, ${row.created_at}, ${row.expires_at})
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from payment_requests.payment_request where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends: the person who else wants to pay, decline or cancel waits. */
export async function lockRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from payment_requests.payment_request where id = ${id}::uuid for no key update`.execute(
    db,
  );
  return rows[0];
}

export interface RequestsQuery {
  readonly userId: string;
  readonly role?: 'requester' | 'payer' | undefined;
  readonly state?: 'open' | 'closed' | undefined;
  readonly below?: string | undefined;
  readonly now: Date;
  readonly limit: number;
}

/** Newest first. What has passed its end counts as closed before the job has said so. */
export async function listRequests(db: Database, query: RequestsQuery): Promise<readonly RequestRow[]> {
  const { userId, role, state, below, now, limit } = query;
  const mine = {
    requester: sql`requester_id = ${userId}::uuid`,
    payer: sql`payer_id = ${userId}::uuid`,
    both: sql`(requester_id = ${userId}::uuid or payer_id = ${userId}::uuid)`,
  }[role ?? 'both'];
  const isOpen = sql`(ended_at is null and expires_at > ${now})`;
  const ofState = state === undefined ? sql`true` : state === 'open' ? isOpen : sql`not ${isOpen}`;
  const { rows } = await sql<RequestRow>`
    select ${columns}
    from payment_requests.payment_request
    where ${mine} and ${ofState} and ${below === undefined ? sql`true` : sql`id < ${below}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many open requests name this person as their payer. */
export async function countToPay(db: Database, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from payment_requests.payment_request
    where payer_id = ${userId}::uuid and ended_at is null and expires_at > ${now}`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** The payers of a person's open requests, one entry a request; null where anybody may pay. Asking at the same time waits in line. */
export async function lockOpenPayers(
  db: Database,
  userId: string,
  now: Date,
): Promise<readonly (string | null)[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payment_requests ' || ${userId}, 0))`.execute(db);
  const { rows } = await sql<{ payer_id: string | null }>`
    select payer_id
    from payment_requests.payment_request
    where requester_id = ${userId}::uuid and ended_at is null and expires_at > ${now}`.execute(db);
  return rows.map((row) => row.payer_id);
}

export interface RequestPayment {
  readonly requestId: string;
  readonly transferId: string;
  readonly payerId: string;
  readonly amountMinor: bigint;
  readonly state: StateAfterPayment;
  readonly now: Date;
}

/** Writes a payment to a request, of which the caller holds the lock. */
export async function recordPayment(db: Database, payment: RequestPayment): Promise<RequestRow | undefined> {
  const { requestId, transferId, payerId, amountMinor, state, now } = payment;
  await sql`
    insert into payment_requests.request_payment (request_id, transfer_id, payer_id, amount, paid_at)
    values (${requestId}::uuid, ${transferId}::uuid, ${payerId}::uuid, ${amountMinor.toString()}::bigint, ${now})`.execute(
    db,
  );
  const { rows } = await sql<RequestRow>`
    update payment_requests.payment_request
    set paid = paid + ${amountMinor.toString()}::bigint,
      payer_id = ${payerId}::uuid,
      state = ${state},
      ended_at = ${state === 'paid' ? now : null}::timestamptz
    where id = ${requestId}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function endRequest(
  db: Database,
  id: string,
  state: StateAfterEnd,
  now: Date,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    update payment_requests.payment_request
    set state = ${state}, ended_at = ${now}
    where id = ${id}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Ends what has passed its end, so many at most; rows that someone is paying right now are left for the next time. */
export async function expireDue(db: Database, now: Date, limit: number): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    update payment_requests.payment_request
    set state = 'expired', ended_at = ${now}
    where id in (
      select id
      from payment_requests.payment_request
      where ended_at is null and expires_at <= ${now}
      order by expires_at
      limit ${limit}
      for no key update skip locked)
    returning ${columns}`.execute(db);
  return rows;
}

/** The transfers that paid some requests, oldest first. */
export async function paymentsOf(
  db: Database,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (requestIds.length === 0) return new Map();
  const { rows } = await sql<{ request_id: string; transfer_ids: string[] }>`
    select request_id, array_agg(transfer_id::text order by paid_at, transfer_id) as transfer_ids
    from payment_requests.request_payment
    where request_id = any (${[...requestIds]}::uuid[])
    group by request_id`.execute(db);
  return new Map(rows.map((row) => [row.request_id, row.transfer_ids]));
}

export async function hasBlocked(db: Database, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_requests.request_block
    where user_id = ${userId}::uuid and blocked_id = ${otherId}::uuid`.execute(db);
  return rows.length > 0;
}

/** Takes no more requests from someone, and ends those that are open; answers what was ended. */
export async function blockRequests(
  db: Database,
  { userId, otherId, now }: { readonly userId: string; readonly otherId: string; readonly now: Date },
): Promise<readonly RequestRow[]> {
  await sql`
    insert into payment_requests.request_block (user_id, blocked_id, created_at)
    values (${userId}::uuid, ${otherId}::uuid, ${now})
    on conflict on constraint request_block_pkey do nothing`.execute(db);
  const { rows } = await sql<RequestRow>`
    update payment_requests.payment_request
    set state = 'declined', ended_at = ${now}
    where requester_id = ${otherId}::uuid and payer_id = ${userId}::uuid and ended_at is null
    returning ${columns}`.execute(db);
  return rows;
}

export async function unblockRequests(db: Database, userId: string, otherId: string): Promise<void> {
  await sql`
    delete from payment_requests.request_block
    where user_id = ${userId}::uuid and blocked_id = ${otherId}::uuid`.execute(db);
}

/** Whom a person has blocked, the latest first. */
export async function listBlocked(db: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ blocked_id: string }>`
    select blocked_id
    from payment_requests.request_block
    where user_id = ${userId}::uuid
    order by created_at desc`.execute(db);
  return rows.map((row) => row.blocked_id);
}

/** Ends every open request someone made or was to pay, and forgets whom they blocked and who blocked them. */
export async function cancelRequestsOf(db: Database, userId: string, now: Date): Promise<void> {
  await sql`
    update payment_requests.payment_request
    set state = 'cancelled', ended_at = ${now}
    where (requester_id = ${userId}::uuid or payer_id = ${userId}::uuid) and ended_at is null`.execute(db);
  await sql`
    delete from payment_requests.request_block
    where user_id = ${userId}::uuid or blocked_id = ${userId}::uuid`.execute(db);
}
