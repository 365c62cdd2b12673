import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { CaptureWay, PayPage, PaymentState } from '../../contract/index.ts';
import type { LinkState } from '../../contract/link-machine.ts';

/** A checkout session with its link, and the payment that pays it or is about to. */
export interface CheckoutRow {
  readonly id: string;
  readonly link_id: string;
  readonly merchant_id: string;
  readonly is_test: boolean;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly created_at: Date;
  readonly title: string;
  readonly asset: string;
  readonly amount: bigint | null;
  readonly state: LinkState;
  readonly capture: CaptureWay;
  readonly metadata: Readonly<Record<string, string>>;
  readonly expires_at: Date | null;
  readonly payment_id: string | null;
  readonly payment_state: PaymentState | null;
}

export const foundCheckouts = sql.raw(`
  select session.id, session.link_id, session.merchant_id, session.is_test, session.success_url, session.cancel_url,
    session.created_at, link.title, link.asset, link.amount, link.state, link.capture, link.metadata, link.expires_at,
    paid.id as payment_id, paid.state as payment_state
  from payments.checkout_session as session
  join payments.link on link.id = session.link_id
  left join lateral (
    select payment.id, payment.state from payments.payment
    where payment.link_id = session.link_id and payment.state in ('processing', 'requires_action', 'requires_capture', 'succeeded')
    order by payment.id desc
    limit 1
  ) as paid on true`);

export interface NewCheckout {
  readonly id: string;
  readonly linkId: string;
  readonly merchantId: string;
  readonly isTest: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly now: Date;
}

export async function insertCheckout(db: Database, row: NewCheckout): Promise<void> {
  await sql`
    insert into payments.checkout_session (id, link_id, merchant_id, is_test, success_url, cancel_url, created_at)
    values (
      ${row.id}::uuid, ${row.linkId}::uuid, ${row.merchantId}::uuid, ${row.isTest}, ${row.successUrl}, ${row.cancelUrl}::text,
      ${row.now})`.execute(db);
}

export async function findCheckout(db: Database, id: string): Promise<CheckoutRow | undefined> {
  const { rows } = await sql<CheckoutRow>`${foundCheckouts} where session.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** How many sessions of a merchant can be paid. Who begins one at the same time waits in line. */
export async function countOpenCheckouts(db: Database, merchantId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments.checkout ' || ${merchantId}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from payments.link
    where merchant_id = ${merchantId}::uuid and is_checkout and state = 'active' and expires_at > ${now}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0n);
}

/** The session that a link was made for, as everyone sees it. */
export async function checkoutOfLink(db: Database, linkId: string): Promise<PayPage['checkout']> {
  const { rows } = await sql<NonNullable<PayPage['checkout']>>`
    select id, cancel_url from payments.checkout_session where link_id = ${linkId}::uuid`.execute(db);
  return rows[0] ?? null;
}

interface Bought {
  readonly link_id: string;
  readonly state: PaymentState;
}

/** Where the payers of payments go back to, by the link: once they have paid, and where a session began it. */
export async function returnsOf(
  db: Database,
  payments: readonly Bought[],
): Promise<ReadonlyMap<string, string>> {
  const paid = payments.filter(({ state }) => state === 'succeeded' || state === 'requires_capture');
  if (paid.length === 0) return new Map();
  const { rows } = await sql<{ readonly link_id: string; readonly success_url: string }>`
    select link_id, success_url from payments.checkout_session
    where link_id = any (${paid.map(({ link_id: id }) => id)}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.link_id, row.success_url]));
}
