import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { ReviewState } from '../../contract/index.ts';

export interface ReviewRow {
  /** Of the payment. */
  readonly id: string;
  readonly merchant_id: string;
  readonly state: ReviewState;
  readonly opened_at: Date;
  readonly ended_at: Date | null;
}

const columns = sql.raw('payment_id as id, merchant_id, state, opened_at, ended_at');

interface Opened {
  /** Of the payment, of which the caller holds the lock. */
  readonly id: string;
  readonly merchantId: string;
  readonly now: Date;
}

/** A payment waits for its merchant's look; answers whether it does so now. One that was looked at before is not asked about again. */
export async function openReview(db: Database, { id, merchantId, now }: Opened): Promise<boolean> {
  const { rows } = await sql<{ readonly id: string }>`
    with opened as (
      insert into payments.risk_review (payment_id, merchant_id, opened_at)
      values (${id}::uuid, ${merchantId}::uuid, ${now})
      on conflict (payment_id) do nothing
      returning payment_id)
    update payments.payment set in_review = true from opened where payment.id = opened.payment_id
    returning payment.id`.execute(db);
  return rows.length > 0;
}

export async function findReview(db: Database, paymentId: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from payments.risk_review where payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0];
}

export interface ReviewsAsked {
  readonly merchantId: string;
  readonly state?: ReviewState | undefined;
  /** Those of one mode; absent: all. */
  readonly isTest?: boolean | undefined;
  /** Part of the title. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Reviews of a merchant, newest payment first, without payments that came to nothing. */
export async function listReviews(
  db: Database,
  { merchantId, state, isTest, words, after, limit }: ReviewsAsked,
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select review.payment_id as id, review.merchant_id, review.state, review.opened_at, review.ended_at
    from payments.risk_review as review
    join payments.payment on payment.id = review.payment_id
    where review.merchant_id = ${merchantId}::uuid
      and (review.state <> 'open' or payment.state in ('processing', 'requires_action', 'requires_capture', 'succeeded'))
      and ${state === undefined ? sql`true` : sql`review.state = ${state}`}
      and ${isTest === undefined ? sql`true` : sql`payment.is_test = ${isTest}`}
      and ${words === undefined ? sql`true` : sql`strpos(lower(payment.title), lower(${words})) > 0`}
      and ${after === undefined ? sql`true` : sql`review.payment_id < ${after}::uuid`}
    order by review.payment_id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Ends a review; the caller holds the lock of its payment. */
export async function endReview(
  db: Database,
  { id, state, now }: { readonly id: string; readonly state: ReviewState; readonly now: Date },
): Promise<void> {
  await sql`
    update payments.risk_review set state = ${state}, ended_at = ${now}
    where payment_id = ${id}::uuid`.execute(db);
  await sql`update payments.payment set in_review = false where id = ${id}::uuid`.execute(db);
}
