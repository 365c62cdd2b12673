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

interface WaitingRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: bigint;
  readonly from_pending: bigint;
  readonly sent_at: Date | null;
  readonly asked: number;
  readonly rail: string;
  readonly provider_ref: string;
  readonly asset: string;
}

/** `payments.send_refund`: gives money back over the rail that it came by, once. Where no answer comes the rail is asked before anything else. */
export function sendRefund(parts: Pick<PaymentParts, 'ledger' | 'money' | 'rails'>): Errand {
  return async (services, { refund }) => {
    const id = String(refund);
    const found = await services.unit(async (work) => {
      const row = await lockWaiting(work.db, id);
      if (row?.sent_at === null) await markRefundSent(work.db, id, work.now);
      return row;
    });
    if (found === undefined) return;
    const connector = liveRailOf(parts.rails, found.rail)?.connector(services);
    invariant(connector?.refund && connector.askRefund, 'a refund goes over a rail that gives nothing back');
    const { refund: give, askRefund: ask } = connector;
    const now = services.clock.now();
    const amount = toWire({ amountMinor: found.amount, asset: assetOfRow(found) });
    const asked: RailRefund = { reference: id, provider_ref: found.provider_ref, amount, now };
    const speak = async (): Promise<RefundStatus> => {
      try {
        if (found.sent_at === null) return await give(asked);
        const status = await ask(asked);
        const mayArrive = now < addSeconds(found.sent_at, ABSENT_AFTER_S);
        return status.state === 'absent' && !mayArrive ? await give(asked) : status;
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
  const found = await lockWaiting(work.db, id);
  if (found === undefined) return;
  if (state === 'unknown' || state === 'absent') {
    const wait_s = ASK_AGAIN_AFTER_S[found.asked] ?? ASK_AGAIN_AFTER_S.at(-1) ?? 0;
    await sql`update payments.refund set asked = asked + 1 where id = ${id}::uuid`.execute(work.db);
    await work.enqueue(
      SEND_REFUND,
      { refund: id },
      { runAt: addSeconds(work.now, wait_s), key: `${SEND_REFUND} ${id}` },
    );
    return;
  }
  await sql`update payments.refund set state = ${state} where id = ${id}::uuid`.execute(work.db);
  const row = await lockPayment(work.db, found.payment_id);
  invariant(row !== undefined, 'the payment of a refund is gone');
  if (state === 'failed') await takeBackRefund(parts, work, { row, found });
  await work.emit(told(paymentChanged, { id: row.id, state: row.state }, await audienceOf(work, row)));
}

/** The rail could not give it back: it is the merchant's again, where it was, and what is available pays first what they owe. */
async function takeBackRefund(
  { ledger, money }: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  { row, found }: { readonly row: PaymentRow; readonly found: WaitingRefund },
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

/** A refund that is on its way, locked after its payment, as everybody locks. */
async function lockWaiting(db: Database, id: string): Promise<WaitingRefund | undefined> {
  const { rows: known } = await sql<{ readonly payment_id: string }>`
    select payment_id from payments.refund where id = ${id}::uuid and state = 'pending'`.execute(db);
  const payment = known[0] && (await lockPayment(db, known[0].payment_id));
  if (payment === undefined) return undefined;
  const { rows } = await sql<WaitingRefund>`
    select refund.id, refund.payment_id, refund.amount, refund.from_pending, refund.sent_at, refund.asked, attempt.rail,
      attempt.provider_ref, ${payment.asset}::text as asset
    from payments.refund
    join payments.attempt on attempt.payment_id = refund.payment_id and attempt.state = 'succeeded'
    where refund.id = ${id}::uuid and refund.state = 'pending'`.execute(db);
  return rows[0];
}

async function markRefundSent(db: Database, id: string, now: Date): Promise<void> {
  await sql`update payments.refund set sent_at = ${now} where id = ${id}::uuid`.execute(db);
}

/** Refunds that have waited since before an instant are taken up again: the queue gives an errand up that fails for long. */
export async function takeUpRefunds(work: Work, since: Date, limit: number): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from payments.refund where state = 'pending' and at <= ${since} order by at limit ${limit}`.execute(
    work.db,
  );
  for (const { id } of rows) await work.enqueue(SEND_REFUND, { refund: id }, { key: `${SEND_REFUND} ${id}` });
}
