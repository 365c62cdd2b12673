import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import type { Cadence } from '../contract/index.ts';

export interface ScheduleRow {
  readonly merchant_id: string;
  readonly asset: string;
  readonly cadence: Cadence;
  readonly weekday: number | null;
  readonly month_day: number | null;
  readonly time_zone: string;
  readonly minimum: bigint;
  readonly set_by: string;
  readonly set_at: Date;
  readonly next_at: Date;
}

const columns = sql.raw(
  'merchant_id, asset, cadence, weekday, month_day, time_zone, minimum, set_by, set_at, next_at',
);

/** Writes the one schedule of a merchant in a currency, in place of the one before. */
export async function keepSchedule(db: Database, row: ScheduleRow): Promise<ScheduleRow> {
  const { rows } = await sql<ScheduleRow>`
    insert into payouts.schedule
      (merchant_id, asset, cadence, weekday, month_day, time_zone, minimum, set_by, set_at, next_at)
    values (
      ${row.merchant_id}::uuid, ${row.asset}, ${row.cadence}, ${row.weekday}, ${row.month_day}, ${row.time_zone},
      ${row.minimum.toString()}::bigint, ${row.set_by}::uuid, ${row.set_at}, ${row.next_at})
    on conflict (merchant_id, asset) do update
    set cadence = excluded.cadence, weekday = excluded.weekday, month_day = excluded.month_day,
      time_zone = excluded.time_zone, minimum = excluded.minimum, set_by = excluded.set_by, set_at = excluded.set_at,
      next_at = excluded.next_at
    returning ${columns}`.execute(db);
  const [kept] = rows;
  invariant(kept !== undefined, 'the schedule was not written');
  return kept;
}

export async function schedulesOf(db: Database, merchantId: string): Promise<readonly ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select ${columns} from payouts.schedule where merchant_id = ${merchantId}::uuid order by asset`.execute(
    db,
  );
  return rows;
}

export async function deleteSchedule(db: Database, merchantId: string, asset: string): Promise<void> {
  await sql`
    delete from payouts.schedule where merchant_id = ${merchantId}::uuid and asset = ${asset}`.execute(db);
}

export async function deleteSchedulesOf(db: Database, merchantId: string): Promise<void> {
  await sql`delete from payouts.schedule where merchant_id = ${merchantId}::uuid`.execute(db);
}

/** One schedule, locked until the transaction ends. */
export async function lockSchedule(
  db: Database,
  merchantId: string,
  asset: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select ${columns}
    from payouts.schedule
    where merchant_id = ${merchantId}::uuid and asset = ${asset}
    for update`.execute(db);
  return rows[0];
}

export async function dueSchedules(db: Database, now: Date, limit: number): Promise<readonly ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select ${columns}
    from payouts.schedule
    where next_at <= ${now}
    order by next_at
    limit ${limit}`.execute(db);
  return rows;
}

export async function setNextRun(
  db: Database,
  { merchant_id: merchantId, asset }: Pick<ScheduleRow, 'merchant_id' | 'asset'>,
  nextAt: Date,
): Promise<void> {
  await sql`
    update payouts.schedule set next_at = ${nextAt}
    where merchant_id = ${merchantId}::uuid and asset = ${asset}`.execute(db);
}
