import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { firstIdAt } from './rails/count-rails.ts';

/** What payments in one currency came to. */
export interface SoldRow {
  readonly asset: string;
  readonly seen: bigint;
  readonly paid: bigint;
  /** Payments that no rail carried, whatever their payers tried. */
  readonly failed: bigint;
  readonly volume: bigint;
  readonly fees: bigint;
  readonly refunded: bigint;
  readonly samples: bigint;
}

export interface SoldAsked {
  readonly merchantId: string;
  readonly isTest: boolean;
  readonly from: Date;
  /** Payments that are counted, the newest. */
  readonly limit: number;
}

/** What a merchant's newest payments of one mode came to since then. */
export async function soldSince(
  db: Database,
  { merchantId, isTest, from, limit }: SoldAsked,
): Promise<readonly SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with newest as materialized (
      select id, asset, amount, fee, refunded, state, is_sample
      from payments.payment
      where merchant_id = ${merchantId}::uuid and is_test = ${isTest} and id >= ${firstIdAt(from)}::uuid
      order by id desc
      limit ${limit}
    )
    select asset, count(*) as seen, count(*) filter (where state = 'succeeded') as paid,
      count(*) filter (
        where state in ('canceled', 'requires_payment_method') and exists (
          select from payments.attempt where attempt.payment_id = newest.id and attempt.state = 'failed')
      ) as failed,
      coalesce(sum(amount) filter (where state = 'succeeded'), 0)::bigint as volume,
      coalesce(sum(fee) filter (where state = 'succeeded'), 0)::bigint as fees,
      coalesce(sum(refunded), 0)::bigint as refunded,
      count(*) filter (where is_sample) as samples
    from newest
    group by asset
    order by volume desc, asset`.execute(db);
  return rows;
}
