import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** Limits of one currency in minor units; null is none. */
export interface OwnLimits {
  readonly transferMax: bigint | null;
  readonly dayMax: bigint | null;
  readonly monthMax: bigint | null;
}

export interface OwnLimitRow {
  readonly asset: string;
  readonly now: OwnLimits;
  readonly later: (OwnLimits & { readonly from: Date }) | null;
}

export const noLimits: OwnLimits = { transferMax: null, dayMax: null, monthMax: null };

/** Since when a person has frozen their wallet; undefined where they have not. */
export async function readFrozenAt(db: Database, userId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ frozen_at: Date }>`
    select frozen_at
    from wallet.freeze
    where user_id = ${userId}::uuid`.execute(db);
  return rows[0]?.frozen_at;
}

/** Keeps the instant of an earlier freeze that still stands. */
export async function writeFreeze(db: Database, userId: string, at: Date): Promise<void> {
  await sql`
    insert into wallet.freeze (user_id, frozen_at)
    values (${userId}::uuid, ${at})
    on conflict (user_id) do nothing`.execute(db);
}

export async function dropFreeze(db: Database, userId: string): Promise<void> {
  await sql`delete from wallet.freeze where user_id = ${userId}::uuid`.execute(db);
}

interface LimitRow {
  readonly asset: string;
  readonly transfer_max: bigint | null;
  readonly day_max: bigint | null;
  readonly month_max: bigint | null;
  readonly later_transfer_max: bigint | null;
  readonly later_day_max: bigint | null;
  readonly later_month_max: bigint | null;
  readonly later_at: Date | null;
}

const columns = sql.raw(
  'asset, transfer_max, day_max, month_max, later_transfer_max, later_day_max, later_month_max, later_at',
);

/** As they are written: what waits may be due already, see `limitsAt`. */
export async function readLimits(db: Database, userId: string): Promise<readonly OwnLimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select ${columns}
    from wallet.own_limit
    where user_id = ${userId}::uuid`.execute(db);
  return rows.map(toOwnLimit);
}

/** The row of one currency, locked until the transaction ends, so that two changes follow each other. */
export async function lockLimits(
  db: Database,
  userId: string,
  asset: string,
): Promise<OwnLimitRow | undefined> {
  const { rows } = await sql<LimitRow>`
    select ${columns}
    from wallet.own_limit
    where user_id = ${userId}::uuid and asset = ${asset}
    for no key update`.execute(db);
  return rows[0] && toOwnLimit(rows[0]);
}

function toOwnLimit(row: LimitRow): OwnLimitRow {
  return {
    asset: row.asset,
    now: { transferMax: row.transfer_max, dayMax: row.day_max, monthMax: row.month_max },
    later: row.later_at && {
      transferMax: row.later_transfer_max,
      dayMax: row.later_day_max,
      monthMax: row.later_month_max,
      from: row.later_at,
    },
  };
}

export async function writeLimits(
  db: Database,
  userId: string,
  { asset, now, later, at }: OwnLimitRow & { readonly at: Date },
): Promise<void> {
  const max = (value: bigint | null | undefined) => value?.toString() ?? null;
  await sql`
    insert into wallet.own_limit (
      user_id, asset, transfer_max, day_max, month_max,
      later_transfer_max, later_day_max, later_month_max, later_at, changed_at)
    values (
      ${userId}::uuid, ${asset}, ${max(now.transferMax)}::bigint, ${max(now.dayMax)}::bigint, ${max(now.monthMax)}::bigint,
      ${max(later?.transferMax)}::bigint, ${max(later?.dayMax)}::bigint, ${max(later?.monthMax)}::bigint,
      ${later?.from ?? null}::timestamptz, ${at})
    on conflict (user_id, asset) do update
    set transfer_max = excluded.transfer_max, day_max = excluded.day_max, month_max = excluded.month_max,
      later_transfer_max = excluded.later_transfer_max, later_day_max = excluded.later_day_max,
      later_month_max = excluded.later_month_max, later_at = excluded.later_at, changed_at = excluded.changed_at`.execute(
    db,
  );
}

/** The greatest amount of each of some payments that its payer's own limit lets leave at once, in order; null is no limit. One question. */
export async function transferMaxima(
  db: Database,
  asked: readonly { readonly userId: string; readonly asset: string }[],
  at: Date,
): Promise<readonly (bigint | null)[]> {
  const { rows } = await sql<{ transfer_max: bigint | null }>`
    select case when own.later_at <= ${at}::timestamptz then own.later_transfer_max else own.transfer_max end as transfer_max
    from unnest(${asked.map((one) => one.userId)}::uuid[], ${asked.map((one) => one.asset)}::text[])
      with ordinality as asked (user_id, asset, place)
    left join wallet.own_limit own on own.user_id = asked.user_id and own.asset = asked.asset
    order by asked.place`.execute(db);
  return rows.map((row) => row.transfer_max);
}
