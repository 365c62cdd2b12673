import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { Errand } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { sql } from 'kysely';

import { paymentChanged } from '../../contract/events.ts';
import { ABSENT_AFTER_S, ASK_AGAIN_AFTER_S } from '../../contract/limits.ts';
import { recoverOwed } from '../disputes/dispute-money.ts';
import { availableAccount, pendingAccount, railBackFailedKind } from '../money.ts';
import { audienceOf } from '../merchants/tell-merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { lockPayment, type PaymentRow } from '../payment-store.ts';
import { assetOfRow } from '../shown.ts';
import { clearingOf } from './rail-money.ts';
import type { RailRefund, RefundStatus } from './connector.ts';
import { liveRailOf } from './live-rail.ts';

export const SEND_REFUND = 'payments.send_refund';

interface SentRefund {
  readonly id: string;
  readonly state: 'pending' | 'succeeded';
  /** Locked. */
  readonly payment: PaymentRow;
  readonly amount: bigint;
  readonly from_pending: bigint;
  readonly sent_at: Date | null;
  readonly asked: number;
  readonly rail: string;
  readonly provider_ref: string;
}

/**
 * `payments.send_refund`: gives money back over the rail that it came by, once. Where no answer comes the rail is asked before anything else; and of a refund
 * that has succeeded it is only asked whether it still has: the bank of the payer may send it back later.
 */
export function sendRefund(parts: Pick<PaymentParts, 'ledger' | 'money' | 'rails'>): Errand {
  return async (services, { refund }) => {
    const id = String(refund);
    const found = await services.unit(async (work) => {
      const row = await lockSent(work.db, id);
      if (row?.sent_at === null)
        await sql`update payments.refund set sent_at = ${work.now} where id = ${id}::uuid`.execute(work.db);
      return row;
    });
    if (found === undefined) return;
    const connector = liveRailOf(parts.rails, found.rail)?.connector(services);
    invariant(connector?.refund && connector.askRefund, 'a refund goes over a rail that gives nothing back');
    const { refund: give, askRefund: ask } = connector;
    const now = services.clock.now();
    const amount = toWire({ amountMinor: found.amount, asset: assetOfRow(found.payment) });
    const asked: RailRefund = { reference: id, provider_ref: found.provider_ref, amount, now };
    const speak = async (): Promise<RefundStatus> => {
      try {
        if (found.sent_at === null) return await give(asked);
        const status = await ask(asked);
        if (status.state !== 'absent' || now < addSeconds(found.sent_at, ABSENT_AFTER_S)) return status;
        return found.state === 'pending' ? await give(asked) : { state: found.state };
      } catch (error) {
        services.log.warn({ error, rail: found.rail }, 'a rail failed in the middle of a refund');
        return { state: 'unknown' };
      }
    };
    const status = await speak();
    await services.unit((work) => settleRefund(parts, work, id, status));
  };
}

async function settleRefund(
  parts: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  id: string,
  { state }: RefundStatus,
): Promise<void> {
  const found = await lockSent(work.db, id);
  if (found === undefined || found.state === state) return;
  if (state === 'unknown' || state === 'absent') {
    const wait_s = ASK_AGAIN_AFTER_S[found.asked] ?? ASK_AGAIN_AFTER_S.at(-1) ?? 0;
    await sql`update payments.refund set asked = asked + 1 where id = ${id}::uuid`.execute(work.db);
    return followRefund(work, id, addSeconds(work.now, wait_s));
  }
  await sql`update payments.refund set state = ${state}, failed_at = ${state === 'failed' ? work.now : null}
    where id = ${id}::uuid`.execute(work.db);
  const { payment: row } = found;
  if (state === 'failed') await takeBackRefund(parts, work, found);
  await work.emit(told(paymentChanged, { id: row.id, state: row.state }, await audienceOf(work, row)));
}

/** The rail could not give it back: it is the merchant's again, where it was, and what is available pays first what they owe. */
async function takeBackRefund(
  { ledger, money }: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  { payment: row, ...found }: SentRefund,
): Promise<void> {
  const asset = assetOfRow(row);
  const toPending = row.is_available ? 0n : found.from_pending;
  const parts = [
    { amountMinor: toPending, to: pendingAccount(row.merchant_id), key: `${found.id} pending` },
    { amountMinor: found.amount - toPending, to: availableAccount(row.merchant_id), key: found.id },
  ];
  for (const { amountMinor, to, key } of parts)
    if (amountMinor > 0n)
      await money.move(work, {
        kind: railBackFailedKind,
        key,
        from: clearingOf(found.rail),
        to,
        amount: toWire({ amountMinor, asset }),
        note: row.title,
      });
  await recoverOwed({ ledger, money }, work, { merchantId: row.merchant_id, asset, key: found.id });
  await sql`
    update payments.payment
    set refunded = refunded - ${found.amount.toString()}::bigint,
      refunded_pending = refunded_pending - ${found.from_pending.toString()}::bigint
    where id = ${row.id}::uuid`.execute(work.db);
}

/** What a rail gives back, or says that it has, locked after its payment, as everybody locks. */
async function lockSent(db: Database, id: string): Promise<SentRefund | undefined> {
  const isOnRail = sql`refund.id = ${id}::uuid and (refund.state = 'pending' or refund.state = 'succeeded' and refund.sent_at is not null)`;
  const { rows: known } = await sql<{ readonly payment_id: string }>`
    select payment_id from payments.refund where ${isOnRail}`.execute(db);
  const payment = known[0] && (await lockPayment(db, known[0].payment_id));
  if (payment === undefined) return undefined;
  const { rows } = await sql<Omit<SentRefund, 'payment'>>`
    select refund.id, refund.state, refund.amount, refund.from_pending, refund.sent_at, refund.asked, attempt.rail, attempt.provider_ref
    from payments.refund
    join payments.attempt on attempt.payment_id = refund.payment_id and attempt.state = 'succeeded'
    where ${isOnRail}`.execute(db);
  return rows[0] && { ...rows[0], payment };
}

/** Refunds that have waited since before an instant are taken up again: the queue gives an errand up that fails for long. */
export async function takeUpRefunds(work: Work, since: Date, limit: number): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from payments.refund where state = 'pending' and at <= ${since}
    order by at limit ${limit}`.execute(work.db);
  for (const { id } of rows) await followRefund(work, id);
}

/** Has a rail give a refund back, or say what has become of it: at once, or at an instant. */
export function followRefund(work: Pick<Work, 'enqueue'>, id: string, runAt?: Date): Promise<void> {
  return work.enqueue(SEND_REFUND, { refund: id }, { ...(runAt && { runAt }), key: `${SEND_REFUND} ${id}` });
}
