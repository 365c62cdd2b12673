import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import { givesBack } from '../../contract/rails.ts';
import { sandboxEntries, type RailSpan, type SettledKind } from './settlement-lines.ts';

/** What went over a rail by our own books, as the rail has to settle it. What went back is below zero. */
export interface RailItem {
  readonly kind: SettledKind;
  readonly reference: string;
  readonly payment_id: string;
  readonly title: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly at: Date;
  readonly is_sample: boolean;
}

/** The items with these references. */
function railItemsNamed(
  db: Database,
  { rail, references }: { readonly rail: string; readonly references: readonly string[] },
): Promise<readonly RailItem[]> {
  const payments = references.map((reference) => reference.split(':')[0] ?? '').filter(isId);
  return itemsWhere(db, rail, {
    sale: sql`attempt.payment_id = any (${payments}::uuid[])`,
    refund: sql`refund.id = any (${references.filter(isId)}::uuid[])`,
    dispute: sql`dispute.provider_ref = any (${[...references]}::text[])`,
  });
}

/** What a rail has to have settled of a span of time, samples too. Of a refund that has failed both lines, or neither: it may never have begun. */
function railItemsBetween(db: Database, { rail, from, until }: RailSpan): Promise<readonly RailItem[]> {
  return itemsWhere(db, rail, {
    sale: sql`payment.ended_at >= ${from} and payment.ended_at < ${until} and attempt.ended_at < ${until}`,
    refund: sql`coalesce(refund.failed_at, refund.at) >= ${from} and coalesce(refund.failed_at, refund.at) < ${until}`,
    dispute: sql`dispute.ended_at >= ${from} and dispute.ended_at < ${until}`,
  });
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

async function itemsWhere(
  db: Database,
  rail: string,
  where: Readonly<Record<'sale' | 'refund' | 'dispute', RawBuilder<unknown>>>,
): Promise<readonly RailItem[]> {
  const paid = sql`payments.attempt join payments.payment on payment.id = attempt.payment_id and payment.state = 'succeeded'`;
  const { rows } = await sql<RailItem>`
    select 'sale' as kind, attempt.payment_id || ':' || attempt.number as reference, payment.id as payment_id,
      payment.title, payment.asset, payment.amount, payment.ended_at as at, payment.is_sample
    from ${paid}
    where attempt.state = 'succeeded' and attempt.rail = ${rail} and ${where.sale}
    union all
    select given.kind, refund.id::text, payment.id, payment.title, payment.asset, given.amount, refund.at, payment.is_sample
    from ${paid}
    join payments.refund on refund.payment_id = payment.id
    join lateral (values ('refund', -refund.amount), ('refund_failure', refund.amount)) as given (kind, amount)
      on given.kind = 'refund' or refund.state = 'failed'
    where attempt.state = 'succeeded' and attempt.rail = ${rail} and ${givesBack(rail)}::boolean and ${where.refund}
    union all
    select 'dispute', dispute.provider_ref, payment.id, payment.title, payment.asset, -dispute.amount, dispute.ended_at, payment.is_sample
    from payments.dispute
    join payments.payment on payment.id = dispute.payment_id
    where dispute.rail = ${rail} and dispute.state in ('lost', 'prevented') and dispute.provider_ref is not null
      and ${where.dispute}`.execute(db);
  return rows;
}

/** What went over rails by our own books, and what a simulated one settles by its own. */
export const railBooks = { named: railItemsNamed, between: railItemsBetween, sandbox: sandboxEntries };
