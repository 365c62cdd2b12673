import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import type { CaptureWay, PaymentMethod } from '../contract/index.ts';
import type { LinkState } from '../contract/link-machine.ts';
import type { PaymentState } from '../contract/payment-machine.ts';
import type { KeptRoute } from './route-payment.ts';

export interface PaymentRow {
  readonly id: string;
  readonly link_id: string;
  readonly merchant_id: string;
  readonly payer_id: string;
  readonly title: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly state: PaymentState;
  readonly capture: CaptureWay;
  readonly method: PaymentMethod | null;
  readonly authorized: bigint | null;
  readonly hold_id: string | null;
  readonly capture_until: Date | null;
  readonly is_sample: boolean;
  readonly is_test: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly available_at: Date | null;
  readonly is_available: boolean;
  /** What was given back so far, and how much of it came from what was pending of this payment. */
  readonly refunded: bigint;
  readonly refunded_pending: bigint;
  /** What a dispute keeps back or has brought back, and how much of it was pending of this payment. */
  readonly disputed: bigint;
  readonly disputed_pending: bigint;
  /** Its money waits for its merchant's look. */
  readonly in_review: boolean;
  /** Its merchant's rules or lists did not take it. */
  readonly is_blocked: boolean;
}

export const paymentColumns = sql.raw(
  'id, link_id, merchant_id, payer_id, title, asset, amount, fee, state, capture, method, authorized, hold_id, capture_until, is_sample, is_test, metadata, created_at, expires_at, ended_at, available_at, is_available, refunded, refunded_pending, disputed, disputed_pending, in_review, is_blocked',
);

export type NewPayment = Omit<
  PaymentRow,
  | 'state'
  | 'method'
  | 'authorized'
  | 'hold_id'
  | 'capture_until'
  | 'ended_at'
  | 'available_at'
  | 'is_available'
  | 'refunded'
  | 'refunded_pending'
  | 'disputed'
  | 'disputed_pending'
  | 'in_review'
  | 'is_blocked'
>;

/** Writes payments that have just begun, and answers them by their ids. */
export async function insertPayments(
  db: Database,
  payments: readonly NewPayment[],
): Promise<ReadonlyMap<string, PaymentRow>> {
  if (payments.length === 0) return new Map();
  const of = <Value>(value: (row: NewPayment) => Value) => payments.map(value);
  const { rows } = await sql<PaymentRow>`
    insert into payments.payment
      (id, link_id, merchant_id, payer_id, title, asset, amount, fee, capture, is_sample, is_test, metadata, created_at, expires_at)
    select id, link_id, merchant_id, payer_id, title, asset, amount, fee, capture, is_sample, is_test, metadata::jsonb, created_at, expires_at
    from unnest(
      ${of(({ id }) => id)}::uuid[],
      ${of((row) => row.link_id)}::uuid[],
      ${of((row) => row.merchant_id)}::uuid[],
      ${of((row) => row.payer_id)}::uuid[],
      ${of(({ title }) => title)}::text[],
      ${of(({ asset }) => asset)}::text[],
      ${of(({ amount }) => amount.toString())}::bigint[],
      ${of(({ fee }) => fee.toString())}::bigint[],
      ${of(({ capture }) => capture)}::text[],
      ${of((row) => row.is_sample)}::boolean[],
      ${of((row) => row.is_test)}::boolean[],
      ${of(({ metadata }) => JSON.stringify(metadata))}::text[],
      ${of((row) => row.created_at)}::timestamptz[],
      ${of((row) => row.expires_at)}::timestamptz[]
    ) as begun (id, link_id, merchant_id, payer_id, title, asset, amount, fee, capture, is_sample, is_test, metadata, created_at, expires_at)
    returning ${paymentColumns}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments.payment where id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function findPayments(db: Database, ids: readonly string[]): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments.payment where id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The same, locked until the transaction ends: another confirmation waits. */
export async function lockPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments.payment where id = ${id}::uuid for no key update`.execute(db);
  return rows[0];
}

interface PaidNow {
  readonly id: string;
  /** Undefined for a test payment: nobody chose, and nothing moved. `transferId` is null where the money is only held. */
  readonly moved: { readonly route: KeptRoute; readonly transferId: string | null } | undefined;
  readonly now: Date;
  readonly availableAt: Date;
  /** Of the link, once this was sold. */
  readonly linkState: LinkState;
}

/**
 * Writes that a payment, of which the caller holds the lock, is paid, with the attempt that paid it; and counts the sale of its link, which the caller
 * holds too.
 */
export async function recordPaid(db: Database, paid: PaidNow): Promise<PaymentRow | undefined> {
  const { id, now, availableAt, linkState } = paid;
  const { rows } = await sql<PaymentRow>`
    with tried as (${walletAttempt(paid)}),
    sold as (
      update payments.link set sold = sold + 1, state = ${linkState}
      where id = (select link_id from payments.payment where id = ${id}::uuid)
    )
    update payments.payment
    set state = 'succeeded', ended_at = ${now}, available_at = ${availableAt}
    where id = ${id}::uuid
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

/** The attempt that the wallet has carried out at once. */
export async function insertWalletAttempt(
  db: Database,
  tried: Pick<PaidNow, 'id' | 'moved' | 'now'>,
): Promise<void> {
  await walletAttempt(tried).execute(db);
}

function walletAttempt({ id, moved, now }: Pick<PaidNow, 'id' | 'moved' | 'now'>): RawBuilder<unknown> {
  return sql`
    insert into payments.attempt (payment_id, number, round, rail, state, transfer_id, at, ended_at, route)
    select ${id}::uuid, count(*) + 1, coalesce(max(round), 0) + 1, ${moved?.route.decision.chosen ?? 'test'}, 'succeeded',
      ${moved?.transferId ?? null}::uuid, ${now}::timestamptz, ${now}::timestamptz, ${moved ? JSON.stringify(moved.route) : null}::jsonb
    from payments.attempt where payment_id = ${id}::uuid`;
}

/** Writes that a payment, of which the caller holds the lock, has succeeded. */
export async function settlePayment(
  db: Database,
  { id, now, availableAt }: Omit<PaidNow, 'moved' | 'linkState'>,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments.payment
    set state = 'succeeded', ended_at = ${now}, available_at = ${availableAt}
    where id = ${id}::uuid
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

/** The state of a payment that has not ended, of which the caller holds the lock. */
export async function setPaymentState(
  db: Database,
  id: string,
  state: Extract<PaymentState, 'requires_payment_method' | 'requires_action' | 'processing'>,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments.payment set state = ${state} where id = ${id}::uuid returning ${paymentColumns}`.execute(
    db,
  );
  return rows[0];
}

/** How the payer of a payment, of which the caller holds the lock, wants to pay it. */
export async function chooseMethod(
  db: Database,
  { id, method, state }: Pick<PaymentRow, 'id' | 'state'> & { readonly method: PaymentMethod },
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments.payment set method = ${method}, state = ${state}
    where id = ${id}::uuid
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

export async function cancelPayment(
  db: Database,
  id: string,
  now: Date,
  isBlocked = false,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments.payment set state = 'canceled', ended_at = ${now}, is_blocked = ${isBlocked}
    where id = ${id}::uuid
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

/** Payments whose money becomes available, locked; those of merchants who are stuck, and that another server settles right now, are left out. */
export async function lockToSettle(
  db: Database,
  { now, limit, stuck }: { readonly now: Date; readonly limit: number; readonly stuck: readonly string[] },
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from payments.payment
    where not is_available and not in_review and available_at <= ${now} and merchant_id <> all (${[...stuck]}::uuid[])
    order by available_at
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

export async function markAvailable(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update payments.payment set is_available = true where id = any (${[...ids]}::uuid[])`.execute(db);
}

/** Ends what nobody paid in time; payments that are being paid are left for the next time. */
export async function expirePayments(db: Database, now: Date, limit: number): Promise<void> {
  await sql`
    update payments.payment
    set state = 'canceled', ended_at = ${now}
    where id in (
      select id
      from payments.payment
      where state in ('requires_payment_method', 'requires_confirmation') and expires_at <= ${now}
      order by expires_at
      limit ${limit}
      for no key update skip locked)`.execute(db);
}

/** Ends what a person has not paid, and what was not paid to them. What is on its way to a rail ends with the rail's answer. */
export async function cancelPaymentsOf(db: Database, userId: string, now: Date): Promise<void> {
  await sql`
    update payments.payment set state = 'canceled', ended_at = ${now}
    where (payer_id = ${userId}::uuid or merchant_id = ${userId}::uuid) 
      and state in ('requires_payment_method', 'requires_confirmation')`.execute(db);
}
