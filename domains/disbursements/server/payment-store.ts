import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { DisbursementState } from '../contract/index.ts';

export interface PaymentRow {
  readonly id: string;
  readonly envelope_id: string;
  readonly position: number;
  readonly subject: string;
  readonly user_id: string;
  /** The business into whose wallet it is paid; null where the person is paid. */
  readonly organisation_id: string | null;
  readonly amount_minor: bigint;
  readonly state: DisbursementState;
  readonly attempts: number;
  readonly reason: string | null;
  readonly next_try_at: Date | null;
  readonly transfer_id: string | null;
  /** What was taken back of it. */
  readonly recovered_minor: bigint;
}

const paymentColumns = sql`
  id, envelope_id, position, subject, user_id, organisation_id, amount_minor, state, attempts, reason, next_try_at, transfer_id,
  recovered_minor`;

/** Adds the payments of an envelope; answers how many were added: fewer where a subject is in another envelope already. */
export async function insertPayments(
  db: Database,
  envelopeId: string,
  payments: readonly Pick<
    PaymentRow,
    'id' | 'position' | 'subject' | 'user_id' | 'organisation_id' | 'amount_minor'
  >[],
): Promise<number> {
  const of = <Key extends 'id' | 'subject' | 'user_id'>(key: Key) => payments.map((each) => each[key]);
  const { rows } = await sql<{ id: string }>`
    insert into disbursements.disbursement
      (id, envelope_id, position, subject, user_id, organisation_id, amount_minor, state)
    select id, ${envelopeId}, position, subject, user_id, organisation_id, amount_minor, 'pending'
    from unnest(
      ${of('id')}::uuid[],
      ${payments.map(({ position }) => position)}::integer[],
      ${of('subject')}::uuid[],
      ${of('user_id')}::uuid[],
      ${payments.map(({ organisation_id: id }) => id)}::uuid[],
      ${payments.map(({ amount_minor: minor }) => minor.toString())}::bigint[])
      as payment (id, position, subject, user_id, organisation_id, amount_minor)
    on conflict do nothing
    returning id`.execute(db);
  return rows.length;
}

/** Payments of an envelope in a state, in their order. */
export async function paymentsIn(
  db: Database,
  {
    envelopeId,
    state,
    limit,
  }: { readonly envelopeId: string; readonly state: DisbursementState; readonly limit: number },
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from disbursements.disbursement
    where envelope_id = ${envelopeId} and state = ${state}
    order by position
    limit ${limit}`.execute(db);
  return rows;
}

/** A page of an envelope's payments, in their order. */
export async function pageOfPayments(
  db: Database,
  { envelopeId, after, limit }: PageAsked<bigint> & { readonly envelopeId: string },
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from disbursements.disbursement
    where envelope_id = ${envelopeId} and position > ${after ?? 0n}
    order by position
    limit ${limit}`.execute(db);
  return rows;
}

/** Who is paid by an envelope: the people, and the businesses for which they act. */
export async function recipientsOf(
  db: Database,
  envelopeId: string,
): Promise<{ readonly users: readonly string[]; readonly organisations: readonly string[] }> {
  const { rows } = await sql<Pick<PaymentRow, 'user_id' | 'organisation_id'>>`
    select distinct user_id, organisation_id
    from disbursements.disbursement
    where envelope_id = ${envelopeId}`.execute(db);
  return {
    users: [...new Set(rows.map(({ user_id: id }) => id))],
    organisations: [...new Set(rows.flatMap(({ organisation_id: id }) => (id === null ? [] : [id])))],
  };
}

/** What came of trying a payment. */
export interface Tried {
  readonly id: string;
  readonly transferId: string | null;
  readonly reason: string | null;
  /** When it is tried again, where it failed. */
  readonly nextTryAt: Date | null;
}

/** Writes down what came of payments that were tried. */
export async function keepTried(
  { db, now }: Pick<Work, 'db' | 'now'>,
  tried: readonly Tried[],
): Promise<void> {
  await sql`
    update disbursements.disbursement as payment
    set state = case when result.transfer_id is null then 'failed' else 'paid' end,
      attempts = payment.attempts + 1,
      reason = result.reason,
      next_try_at = result.next_try_at,
      transfer_id = result.transfer_id,
      tried_at = ${now}
    from unnest(
      ${tried.map(({ id }) => id)}::uuid[],
      ${tried.map(({ transferId }) => transferId)}::uuid[],
      ${tried.map(({ reason }) => reason)}::text[],
      ${tried.map(({ nextTryAt }) => nextTryAt)}::timestamptz[])
      as result (id, transfer_id, reason, next_try_at)
    where payment.id = result.id and payment.state = 'pending'`.execute(db);
}

/** Puts failed payments whose time has come back in line; answers how many. */
export async function retryFailed(db: Database, envelopeId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update disbursements.disbursement
    set state = 'pending', next_try_at = null
    where envelope_id = ${envelopeId} and state = 'failed' and next_try_at <= ${now}
    returning id`.execute(db);
  return rows.length;
}

/** Whether a failed payment is still going to be tried again. */
export async function awaitsRetry(db: Database, envelopeId: string): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one
    from disbursements.disbursement
    where envelope_id = ${envelopeId} and state = 'failed' and next_try_at is not null
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function cancelPending(db: Database, envelopeId: string): Promise<void> {
  await sql`
    update disbursements.disbursement
    set state = 'cancelled'
    where envelope_id = ${envelopeId} and state = 'pending'`.execute(db);
}

/** Marks a payment as given back; false where it was not paid, or a part was taken back before. */
export async function markReturned(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update disbursements.disbursement
    set state = 'returned'
    where id = ${id} and state = 'paid' and recovered_minor = 0
    returning id`.execute(db);
  return rows.length > 0;
}

/** The payments for some subjects, cancelled ones left out. */
export async function paymentsFor(db: Database, subjects: readonly string[]): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from disbursements.disbursement
    where subject = any(${subjects}::uuid[]) and state <> 'cancelled'
    order by id`.execute(db);
  return rows;
}
