import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import { paymentColumns, type PaymentRow } from './payment-store.ts';

interface Sale {
  readonly rail: string;
  readonly transferId: string | null;
  /** How the rail calls it. */
  readonly providerRef: string | null;
}

/** The attempt that paid a payment; undefined while nothing has. */
export async function saleOf(db: Database, paymentId: string): Promise<Sale | undefined> {
  const { rows } = await sql<Sale>`
    select rail, transfer_id as "transferId", provider_ref as "providerRef"
    from payments.attempt
    where payment_id = ${paymentId}::uuid and state = 'succeeded'`.execute(db);
  return rows[0];
}

/** The same of a payment that moved money. */
export async function paidSaleOf(
  db: Database,
  paymentId: string,
): Promise<Sale & { readonly transferId: string }> {
  const sale = await saleOf(db, paymentId);
  invariant(typeof sale?.transferId === 'string', 'a payment has succeeded and moved no money');
  return { ...sale, transferId: sale.transferId };
}

interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: bigint;
  readonly fromPending: bigint;
  /** Null where nothing has moved: a test. */
  readonly transferId: string | null;
  readonly keyId: string | null;
  /** pending: a rail of another company gives it back. */
  readonly state: 'pending' | 'succeeded';
  readonly now: Date;
}

/** Writes a refund of a payment of which the caller holds the lock. */
export async function recordRefund(db: Database, refund: NewRefund): Promise<PaymentRow | undefined> {
  const { id, paymentId, amount, fromPending, transferId, keyId, state, now } = refund;
  await sql`
    insert into payments.refund (id, payment_id, amount, transfer_id, key_id, at, state, from_pending)
    values (
      ${id}::uuid, ${paymentId}::uuid, ${amount.toString()}::bigint, ${transferId}::uuid, ${keyId}::uuid, ${now},
      ${state}, ${fromPending.toString()}::bigint)`.execute(db);
  const { rows } = await sql<PaymentRow>`
    update payments.payment
    set refunded = refunded + ${amount.toString()}::bigint,
      refunded_pending = refunded_pending + ${fromPending.toString()}::bigint
    where id = ${paymentId}::uuid
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

/** What an API key has given back since an instant, in the one currency it may. Its refunds at the same time wait in line. */
export async function refundedByKey(
  db: Database,
  { keyId, since }: { readonly keyId: string; readonly since: Date },
): Promise<bigint> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments.refund ' || ${keyId}, 0))`.execute(db);
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum
    from payments.refund
    where key_id = ${keyId}::uuid and at >= ${since} and state <> 'failed'`.execute(db);
  return rows[0]?.sum ?? 0n;
}

export interface RefundRow {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: bigint;
  readonly at: Date;
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/** The refunds of some payments, each in its order. */
export async function refundsOf(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundRow[]>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<RefundRow>`
    select id, payment_id, amount, at, state
    from payments.refund
    where payment_id = any (${[...paymentIds]}::uuid[])
    order by payment_id, at, id`.execute(db);
  return Map.groupBy(rows, (row) => row.payment_id);
}

/** The transfer of a part of a payment: the sale, what a dispute brought back, or a refund by its id; undefined where none has moved money. */
export async function transferOf(
  db: Database,
  { paymentId, of }: { readonly paymentId: string; readonly of: string },
): Promise<string | undefined> {
  const part =
    of === 'sale'
      ? sql`payments.attempt where payment_id = ${paymentId}::uuid and state = 'succeeded'`
      : of === 'dispute'
        ? sql`payments.dispute where payment_id = ${paymentId}::uuid`
        : sql`payments.refund where payment_id = ${paymentId}::uuid and id = ${of}::uuid`;
  const { rows } = await sql<{
    readonly transfer_id: string | null;
  }>`select transfer_id from ${part}`.execute(db);
  return rows[0]?.transfer_id ?? undefined;
}
