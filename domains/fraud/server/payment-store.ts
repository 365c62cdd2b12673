import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { PAYMENTS_JUDGED_MAX } from '../contract/limits.ts';

/** A payment from one person to another: what left, and what arrived. */
export interface PaymentRow {
  readonly transfer_id: string;
  readonly payer_id: string;
  readonly payee_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly arrived_asset: string;
  readonly arrived_amount: bigint;
  readonly paid_at: Date;
}

export const paymentColumns = sql.raw(
  'transfer_id, payer_id, payee_id, asset, amount, arrived_asset, arrived_amount, paid_at',
);

/** Payments that are kept already stay as they are. One round trip. */
export async function insertPayments(db: Database, payments: readonly PaymentRow[]): Promise<void> {
  const rows = payments.map((payment) => ({
    ...payment,
    amount: payment.amount.toString(),
    arrived_amount: payment.arrived_amount.toString(),
  }));
  await sql`
    insert into fraud.payment (${paymentColumns})
    select ${paymentColumns}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (
      transfer_id uuid, payer_id uuid, payee_id uuid, asset text, amount bigint, arrived_asset text, arrived_amount bigint,
      paid_at timestamptz)
    on conflict do nothing`.execute(db);
}

/** Those among some people who received money from someone between two instants. */
export async function receiversAmong(
  db: Database,
  { userIds, from, to }: { readonly userIds: readonly string[]; readonly from: Date; readonly to: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ payee_id: string }>`
    select distinct payee_id
    from fraud.payment
    where payee_id = any (${[...userIds]}::uuid[]) and paid_at between ${from} and ${to}`.execute(db);
  return new Set(rows.map((row) => row.payee_id));
}

interface PaymentsAsked {
  readonly userId: string;
  readonly from: Date;
  readonly to: Date;
}

/** What a person sent and received between two instants, oldest first; of more than can be looked at, the newest. */
export async function paymentsOf(
  db: Database,
  { userId, from, to }: PaymentsAsked,
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from fraud.payment
    where (payer_id = ${userId} or payee_id = ${userId}) and paid_at between ${from} and ${to}
    order by paid_at desc, transfer_id desc
    limit ${PAYMENTS_JUDGED_MAX}`.execute(db);
  return rows.toReversed();
}

/** Whether a person made a payment, as far as it is remembered. */
export async function hasPayer(
  db: Database,
  transferId: string,
  userIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from fraud.payment where transfer_id = ${transferId} and payer_id = any(${[...userIds]}::uuid[])
    union all
    select 1 from fraud.alert_payment
    where transfer_id = ${transferId} and payer_id = any(${[...userIds]}::uuid[])
    limit 1`.execute(db);
  return rows.length > 0;
}

/** What a person has paid since an instant, newest first. */
export async function sentSince(
  db: Database,
  { payerId, since, limit }: { readonly payerId: string; readonly since: Date; readonly limit: number },
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from fraud.payment
    where payer_id = ${payerId} and paid_at >= ${since}
    order by paid_at desc, transfer_id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Payments of an account that is gone, and those that are older than an instant. */
export async function deletePayments(
  db: Database,
  which: { readonly userId: string } | { readonly before: Date },
): Promise<void> {
  const condition =
    'userId' in which
      ? sql`payer_id = ${which.userId} or payee_id = ${which.userId}`
      : sql`paid_at < ${which.before}`;
  await sql`delete from fraud.payment where ${condition}`.execute(db);
}
