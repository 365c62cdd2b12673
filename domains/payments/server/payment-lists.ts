import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import type { PaymentState } from '../contract/index.ts';
import { paymentColumns, type PaymentRow } from './payment-store.ts';
import { titledLike } from './search-links.ts';

export interface PaymentsAsked {
  readonly merchantId: string;
  /** Those of one mode; absent: all. */
  readonly isTest?: boolean | undefined;
  readonly linkId?: string | undefined;
  readonly state?: PaymentState | undefined;
  /** Words of the title, or their beginnings. */
  readonly words?: string | undefined;
  readonly now: Date;
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * Links with the words that are looked through for one page, the latest first: a merchant has few links but an order for each sale, and a payment is made
 * within a day of its order.
 */
const TITLED_MAX = 5_000;

/** Payments to a merchant, newest first. What has passed its end counts as canceled before the job has said so. */
export async function listPayments(db: Database, asked: PaymentsAsked): Promise<readonly PaymentRow[]> {
  const { merchantId, linkId, words, after, limit } = asked;
  const titled = titledLike(words);
  const narrowed = narrowedTo(asked);
  // Few payments are open: an index has them, and the words are compared one by one.
  if (titled === undefined || linkId !== undefined || isOpen(asked.state)) {
    const { rows } = await sql<PaymentRow>`
      select ${paymentColumns}
      from payments.payment
      where merchant_id = ${merchantId}::uuid
        and ${linkId === undefined ? sql`true` : sql`link_id = ${linkId}::uuid`}
        and ${titled === undefined ? sql`true` : sql`exists (select from payments.link where link.id = payment.link_id and ${titled})`}
        and ${narrowed}
      order by id desc
      limit ${limit}`.execute(db);
    return rows;
  }
  const { rows } = await sql<PaymentRow>`
    with titled as materialized (
      select id from payments.link
      where merchant_id = ${merchantId}::uuid and ${titled}
        and ${after === undefined ? sql`true` : sql`(not is_checkout or id < ${after}::uuid)`}
      order by id desc
      limit ${sql.lit(TITLED_MAX)}
    )
    select found.* from titled cross join lateral (
      select ${paymentColumns}
      from payments.payment
      where link_id = titled.id and ${narrowed}
      order by id desc
      limit ${limit}
    ) as found
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

const ended: readonly (PaymentState | undefined)[] = ['succeeded', 'canceled', undefined];

function isOpen(state: PaymentState | undefined): boolean {
  return !ended.includes(state);
}

/** State, mode, and where the page begins. */
function narrowedTo({ isTest, state, now, after }: PaymentsAsked): RawBuilder<unknown> {
  const isOver = sql`(
    (state in ('requires_payment_method', 'requires_confirmation') and expires_at <= ${now}) or (state = 'requires_capture' and capture_until <= ${now})
  )`;
  return sql`(
    ${isTest === undefined ? sql`true` : sql`is_test = ${isTest}`}
    and ${isOpen(state) ? sql`ended_at is null` : sql`true`}
    and ${state === undefined ? sql`true` : sql`case when ${isOver} then 'canceled' else state end = ${state}`}
    and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
  )`;
}
