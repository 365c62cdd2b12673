import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import { paymentColumns, type PaymentRow } from './payment-store.ts';

/** The transfer that paid a payment. */
export async function saleTransferOf(db: Database, paymentId: string): Promise<string> {
  const { rows } = await sql<{ readonly transfer_id: string | null }>`
    select transfer_id from payments.attempt
    where payment_id = ${paymentId}::uuid and state = 'succeeded'`.execute(db);
  const [paid] = rows;
  invariant(typeof paid?.transfer_id === 'string', 'a payment has succeeded and moved no money');
  return paid.transfer_id;
}

interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: bigint;
  readonly fromPending: bigint;
  /** Null where nothing has moved: a test. */
  readonly transferId: string | null;
  readonly keyId: string | null;
  readonly now: Date;
}

/** Writes a refund of a payment of which the caller holds the lock. */
export async function recordRefund(db: Database, refund: NewRefund): Promise<PaymentRow | undefined> {
  const { id, paymentId, amount, fromPending, transferId, keyId, now } = refund;
  await sql`
    insert into payments.refund (id, payment_id, amount, transfer_id, key_id, at)
    values (
      ${id}::uuid, ${paymentId}::uuid, ${amount.toString()}::bigint, ${transferId}::uuid, ${keyId}::uuid, ${now})`.execute(
    db,
  );
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
    where key_id = ${keyId}::uuid and at >= ${since}`.execute(db);
  return rows[0]?.sum ?? 0n;
}

export interface RefundRow {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** The refunds of some payments, each in its order. */
export async function refundsOf(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundRow[]>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<RefundRow>`
    select id, payment_id, amount, at
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
