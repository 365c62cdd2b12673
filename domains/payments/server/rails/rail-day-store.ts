import type { Database } from '@egcr/server-kit/database';
import { failures } from '@egcr/routing/contract';
import { sql } from 'kysely';

import { outcomeOf } from './outcome.ts';

export interface RailDayRow {
  readonly rail: string;
  readonly day: string;
  readonly attempts: number;
  readonly share_bps: number | null;
  readonly took_ms: number | null;
  readonly has_samples: boolean;
}

/** What counts against a rail. */
const faults = failures.filter((failure) => outcomeOf(failure) !== 'user_error');

/** The last day that was counted; null where none was. */
export async function lastCountedDay(db: Database): Promise<string | null> {
  const { rows } = await sql<{ readonly day: string | null }>`
    select to_char(max(day), 'YYYY-MM-DD') as day from payments.rail_day`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * Counts the days from one on again, from the attempts themselves. `fromId` is the lowest id of the payments whose attempts can lie there. Each
 * merchant counts alike, whatever their number of payments.
 */
export async function countDays(
  db: Database,
  { from, fromId }: { readonly from: Date; readonly fromId: string },
): Promise<void> {
  await sql`
    insert into payments.rail_day (rail, day, attempts, share_bps, took_ms, has_samples)
    select rail, day, sum(ended), round(10000 * avg(share)), round(sum(took) / nullif(sum(measured), 0)), bool_or(has_samples)
    from (
      select attempt.rail, (attempt.at at time zone 'UTC')::date as day, count(*) as ended,
        count(*) filter (where attempt.failure is null)::numeric
          / nullif(count(*) filter (where attempt.failure is null or attempt.failure = any (${faults}::text[])), 0) as share,
        sum(attempt.took_ms)::numeric as took, count(attempt.took_ms) as measured, bool_or(payment.is_sample) as has_samples
      from payments.attempt
      join payments.payment on payment.id = attempt.payment_id
      where attempt.payment_id >= ${fromId}::uuid and attempt.at >= ${from} and attempt.state <> 'pending'
        and attempt.rail <> 'test'
      group by attempt.rail, 2, payment.merchant_id
    ) as counted
    group by rail, day
    on conflict (rail, day) do update
    set attempts = excluded.attempts, share_bps = excluded.share_bps, took_ms = excluded.took_ms,
      has_samples = excluded.has_samples`.execute(db);
}

/** Days from one on, the oldest first. */
export async function railDaysFrom(db: Database, from: string): Promise<readonly RailDayRow[]> {
  const { rows } = await sql<RailDayRow>`
    select rail, to_char(day, 'YYYY-MM-DD') as day, attempts, share_bps, took_ms, has_samples
    from payments.rail_day
    where day >= ${from}::date
    order by rail, day`.execute(db);
  return rows;
}
