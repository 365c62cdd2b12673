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
 * Links with the words that are looked through for one page, the latest first, and as many orders. A merchant has few links but an order for each sale, and a
 * payment is made within a day of its order.
 */
const TITLED_MAX = sql.lit(5_000);
/** A word that is in many orders is found among the latest of them: so many are read, and those that have it are enough for a page. */
const LATEST_ORDERS = sql.lit(1_500);
const ORDERS_FOR_A_PAGE = sql.lit(200);

/** Payments to a merchant, newest first. What has passed its end counts as canceled before the job has said so. */
export async function listPayments(db: Database, asked: PaymentsAsked): Promise<readonly PaymentRow[]> {
  const { linkId, state, words, limit } = asked;
  const titled = titledLike(words);
  if (titled === undefined && linkId === undefined && state === 'canceled') return listCanceled(db, asked);
  // Few payments are open: an index has them, and the words are compared one by one.
  if (titled === undefined || linkId !== undefined || isOpen(state)) {
    const { rows } = await sql<PaymentRow>`
      ${walk(asked, [
        ...(linkId === undefined ? [] : [sql`link_id = ${linkId}::uuid`]),
        ...(titled === undefined
          ? []
          : [sql`exists (select from payments.link where link.id = payment.link_id and ${titled})`]),
        ...inState(asked),
      ])}`.execute(db);
    return rows;
  }
  // Apart from orders: else payments of links fill a page from which those of orders are missing.
  const ofLinks = await listTitled(db, asked, among(asked, [sql`not is_checkout`, titled]));
  const ofLatest = await listTitled(db, asked, latestOrders(asked, titled));
  const ofOrders =
    ofLatest.length < limit
      ? await listTitled(db, asked, among(asked, [sql`is_checkout`, titled, beforePage(asked)]))
      : ofLatest;
  return [...ofLinks, ...ofOrders].toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit);
}

/** Payments of these links, of which `titled` selects the ids. */
async function listTitled(
  db: Database,
  asked: PaymentsAsked,
  titled: RawBuilder<unknown>,
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    with titled as materialized (${titled})
    select found.* from titled cross join lateral (
      ${walk(asked, [sql`link_id = titled.id`, ...inState(asked)])}
    ) as found
    order by id desc
    limit ${asked.limit}`.execute(db);
  return rows;
}

function latestOrders(asked: PaymentsAsked, titled: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    select id
    from (
      select id, is_checkout, search_words from payments.link
      where ${ofMerchant(asked)} and ${beforePage(asked)}
      order by id desc
      limit ${LATEST_ORDERS}
    ) as link
    where is_checkout and ${titled}
    order by id desc
    limit ${ORDERS_FOR_A_PAGE}`;
}

function among(asked: PaymentsAsked, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`
    select id from payments.link
    where ${sql.join([ofMerchant(asked), ...conditions], sql` and `)}
    order by id desc
    limit ${TITLED_MAX}`;
}

function ofMerchant({ merchantId, isTest }: PaymentsAsked): RawBuilder<unknown> {
  return sql`merchant_id = ${merchantId}::uuid and ${isTest === undefined ? sql`true` : sql`is_test = ${isTest}`}`;
}

/** An order is older than its payment. */
function beforePage({ after }: PaymentsAsked): RawBuilder<unknown> {
  return after === undefined ? sql`true` : sql`id < ${after}::uuid`;
}

/** Those that are canceled, and those that have passed their end: each kind has an index of its own. */
async function listCanceled(db: Database, asked: PaymentsAsked): Promise<readonly PaymentRow[]> {
  const { now, limit } = asked;
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from (
      (${walk(asked, [sql`state = 'canceled'`])})
      union all
      (${walk(asked, [sql`ended_at is null`, isOver(now)])})
    ) as canceled
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** One page of a merchant's payments for which these hold, newest first. */
function walk(
  { merchantId, isTest, after, limit }: PaymentsAsked,
  conditions: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const all = [
    sql`merchant_id = ${merchantId}::uuid`,
    ...(isTest === undefined ? [] : [sql`is_test = ${isTest}`]),
    ...(after === undefined ? [] : [sql`id < ${after}::uuid`]),
    ...conditions,
  ];
  return sql`
    select ${paymentColumns}
    from payments.payment
    where ${sql.join(all, sql` and `)}
    order by id desc
    limit ${limit}`;
}

function isOver(now: Date): RawBuilder<unknown> {
  return sql`(
    (state in ('requires_payment_method', 'requires_confirmation') and expires_at <= ${now}) or (state = 'requires_capture' and capture_until <= ${now})
  )`;
}

const ended: readonly (PaymentState | undefined)[] = ['succeeded', 'canceled', undefined];

function isOpen(state: PaymentState | undefined): boolean {
  return !ended.includes(state);
}

function inState({ state, now }: PaymentsAsked): readonly RawBuilder<unknown>[] {
  if (state === undefined) return [];
  return [
    sql`case when ${isOver(now)} then 'canceled' else state end = ${state}`,
    ...(isOpen(state) ? [sql`ended_at is null`] : []),
  ];
}
