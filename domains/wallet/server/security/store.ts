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
  /** Null: a tenth of what can be spent. */
  readonly pinAbove: bigint | null;
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

/** Those among some people who have frozen their wallet. */
export async function frozenAmong(db: Database, userIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id
    from wallet.freeze
    where user_id = any (${[...userIds]}::uuid[])`.execute(db);
  return rows.map((row) => row.user_id);
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
  readonly pin_above: bigint | null;
}

const columns = sql.raw(
  'asset, transfer_max, day_max, month_max, later_transfer_max, later_day_max, later_month_max, later_at, pin_above',
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
    pinAbove: row.pin_above,
  };
}

export async function writeLimits(
  db: Database,
  userId: string,
  { asset, now, later, pinAbove, at }: OwnLimitRow & { readonly at: Date },
): Promise<void> {
  const max = (value: bigint | null | undefined) => value?.toString() ?? null;
  await sql`
    insert into wallet.own_limit (
      user_id, asset, transfer_max, day_max, month_max,
      later_transfer_max, later_day_max, later_month_max, later_at, pin_above, changed_at)
    values (
      ${userId}::uuid, ${asset}, ${max(now.transferMax)}::bigint, ${max(now.dayMax)}::bigint, ${max(now.monthMax)}::bigint,
      ${max(later?.transferMax)}::bigint, ${max(later?.dayMax)}::bigint, ${max(later?.monthMax)}::bigint,
      ${later?.from ?? null}::timestamptz, ${max(pinAbove)}::bigint, ${at})
    on conflict (user_id, asset) do update
    set transfer_max = excluded.transfer_max, day_max = excluded.day_max, month_max = excluded.month_max,
      later_transfer_max = excluded.later_transfer_max, later_day_max = excluded.later_day_max,
      later_month_max = excluded.later_month_max, later_at = excluded.later_at,
      pin_above = excluded.pin_above, changed_at = excluded.changed_at`.execute(db);
}

/** Limits of one currency that count at an instant; at least one of them is set. */
export interface LimitsInForce extends OwnLimits {
  readonly asset: string;
}

/** What a person lets leave their wallet. */
export interface OwnGuards {
  readonly isFrozen: boolean;
  readonly limits: readonly LimitsInForce[];
}

interface GuardRow {
  readonly user_id: string;
  /** Null: the person has frozen their wallet. */
  readonly asset: string | null;
  readonly transfer_max: bigint | null;
  readonly day_max: bigint | null;
  readonly month_max: bigint | null;
}

/**
 * Freezes and limits of some people that count at an instant, by user id; the person who has neither is missing from the map. Rows of limits
 * are locked until the transaction ends: two payments of one person follow each other, whatever their currencies.
 */
export async function lockGuardsOf(
  db: Database,
  userIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, OwnGuards>> {
  const inForce = (limit: 'transfer_max' | 'day_max' | 'month_max') =>
    sql.raw(`case when is_due then later_${limit} else ${limit} end as ${limit}`);
  const { rows } = await sql<GuardRow>`
    select user_id, asset, ${inForce('transfer_max')}, ${inForce('day_max')}, ${inForce('month_max')}
    from (
      select *, coalesce(later_at <= ${at}::timestamptz, false) as is_due
      from wallet.own_limit
      where user_id = any (${[...userIds]}::uuid[])
      order by user_id, asset
      for no key update
    ) as own
    union all
    select user_id, null, null, null, null
    from wallet.freeze
    where user_id = any (${[...userIds]}::uuid[])`.execute(db);
  const found = new Map<string, OwnGuards>();
  for (const { user_id: userId, asset, transfer_max, day_max, month_max } of rows) {
    const known = found.get(userId) ?? { isFrozen: false, limits: [] };
    const isSet = transfer_max !== null || day_max !== null || month_max !== null;
    if (asset === null) found.set(userId, { ...known, isFrozen: true });
    else if (isSet) {
      const one = { asset, transferMax: transfer_max, dayMax: day_max, monthMax: month_max };
      found.set(userId, { ...known, limits: [...known.limits, one] });
    }
  }
  return found;
}

/** The sums above which payments of some people ask for the PIN, where they have set one. */
export async function pinSumsOf(
  db: Database,
  userIds: readonly string[],
): Promise<readonly { readonly userId: string; readonly asset: string; readonly pinAbove: bigint }[]> {
  const { rows } = await sql<{ user_id: string; asset: string; pin_above: bigint }>`
    select user_id, asset, pin_above
    from wallet.own_limit
    where user_id = any (${[...userIds]}::uuid[]) and pin_above is not null`.execute(db);
  return rows.map(({ user_id: userId, asset, pin_above: pinAbove }) => ({ userId, asset, pinAbove }));
}
