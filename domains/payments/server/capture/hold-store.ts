import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { paymentColumns, type PaymentRow } from '../payment-store.ts';

interface HeldNow {
  readonly id: string;
  /** Null for a test payment. */
  readonly holdId: string | null;
  readonly captureUntil: Date;
}

/** Writes that the money of a payment, of which the caller holds the lock, is held. */
export async function recordHeld(
  db: Database,
  { id, holdId, captureUntil }: HeldNow,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments.payment
    set state = 'requires_capture', authorized = amount, hold_id = ${holdId}::uuid, capture_until = ${captureUntil}
    where id = ${id}::uuid
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

interface CapturedNow {
  readonly id: string;
  readonly amount: bigint;
  readonly fee: bigint;
  /** Null for a test payment. */
  readonly transferId: string | null;
  readonly now: Date;
  readonly availableAt: Date;
}

/** Writes what was taken of the money that was held, and by which transfer. */
export async function recordCaptured(
  db: Database,
  { id, amount, fee, transferId, now, availableAt }: CapturedNow,
): Promise<PaymentRow | undefined> {
  await sql`
    update payments.attempt set transfer_id = ${transferId}::uuid
    where payment_id = ${id}::uuid and state = 'succeeded' and ${transferId}::uuid is not null`.execute(db);
  const { rows } = await sql<PaymentRow>`
    update payments.payment
    set state = 'succeeded', amount = ${amount.toString()}::bigint, fee = ${fee.toString()}::bigint, ended_at = ${now},
      available_at = ${availableAt}
    where id = ${id}::uuid
    returning ${paymentColumns}`.execute(db);
  return rows[0];
}

/** Payments whose money is held beyond its time, locked; those of one link come together. */
export async function lockToRelease(db: Database, now: Date, limit: number): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from payments.payment
    where state = 'requires_capture' and capture_until <= ${now}
    order by link_id, id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

/** Payments of either side whose money is held, locked. */
export async function lockHeldOf(db: Database, userId: string): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from payments.payment
    where (payer_id = ${userId}::uuid or merchant_id = ${userId}::uuid) and state = 'requires_capture'
    order by link_id, id
    for no key update`.execute(db);
  return rows;
}
