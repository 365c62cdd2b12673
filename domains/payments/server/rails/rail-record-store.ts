import type { Database } from '@egcr/server-kit/database';
import type { Failure } from '@egcr/routing/contract';
import { sql } from 'kysely';

export interface RailCount {
  readonly rail: string;
  readonly day: string;
  /** Null where they succeeded. */
  readonly failure: Failure | null;
  readonly count: bigint;
  readonly took_ms: bigint;
  /** How many of them were measured. */
  readonly measured: bigint;
}

interface Counted {
  readonly merchantId: string;
  /** Ids of payments carry their time: those from this one on are counted. */
  readonly fromId: string;
  readonly limit: number;
}

/** Ended attempts of a merchant's newest payments, by rail, day and failure, the oldest day first. */
export async function countAttempts(
  db: Database,
  { merchantId, fromId, limit }: Counted,
): Promise<readonly RailCount[]> {
  const { rows } = await sql<RailCount>`
    select attempt.rail, to_char(attempt.at at time zone 'UTC', 'YYYY-MM-DD') as day, attempt.failure, count(*) as count,
      coalesce(sum(attempt.took_ms), 0)::bigint as took_ms, count(attempt.took_ms) as measured
    from (
      select id from payments.payment
      where merchant_id = ${merchantId}::uuid and id >= ${fromId}::uuid
      order by id desc
      limit ${limit}
    ) as newest
    join payments.attempt on attempt.payment_id = newest.id
    where attempt.state <> 'pending'
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
}

/** Whether there are more payments than are counted, and whether samples are among them. */
export async function countedFacts(
  db: Database,
  { merchantId, fromId, limit }: Counted,
): Promise<{ readonly isWhole: boolean; readonly hasSamples: boolean }> {
  const { rows } = await sql<{ readonly count: bigint; readonly samples: bigint }>`
    select count(*) as count, count(*) filter (where is_sample) as samples
    from (
      select is_sample from payments.payment
      where merchant_id = ${merchantId}::uuid and id >= ${fromId}::uuid
      order by id desc
      limit ${limit + 1}
    ) as newest`.execute(db);
  const [found] = rows;
  return { isWhole: Number(found?.count ?? 0n) <= limit, hasSamples: (found?.samples ?? 0n) > 0n };
}
