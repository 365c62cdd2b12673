import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface AlertRow {
  readonly id: string;
  readonly user_id: string;
  readonly base: string;
  readonly quote: string;
  readonly direction: 'above' | 'below';
  readonly rate: string;
  readonly created_at: Date;
  readonly reached_at: Date | null;
  readonly reached_rate: string | null;
}

interface NewAlert {
  readonly id: string;
  readonly userId: string;
  readonly base: string;
  readonly quote: string;
  readonly direction: 'above' | 'below';
  readonly rate: string;
  readonly now: Date;
}

/** Adds an alert, or answers the same one that waits already. */
export async function addAlert(db: Database, alert: NewAlert): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`
    insert into rates.alert (id, user_id, base, quote, direction, rate, created_at)
    values (
      ${alert.id}, ${alert.userId}, ${alert.base}, ${alert.quote}, ${alert.direction}, ${alert.rate}::numeric,
      ${alert.now})
    on conflict (user_id, base, quote, direction, rate) where reached_at is null
    do update set direction = excluded.direction
    returning id, user_id, base, quote, direction, rate, created_at, reached_at, reached_rate`.execute(db);
  return rows[0];
}

/** A person's alerts: those that wait first, each newest first. */
export async function listAlerts(
  db: Database,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select id, user_id, base, quote, direction, rate, created_at, reached_at, reached_rate
    from rates.alert
    where user_id = ${userId}
    order by reached_at is not null, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many alerts of a person wait; takes turns with their other requests, so that none slips past the limit. */
export async function countWaiting(db: Database, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rates.alert ' || ${userId}, 0))`.execute(db);
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from rates.alert where user_id = ${userId} and reached_at is null`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** False where the person has no such alert. */
export async function removeAlert(
  db: Database,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from rates.alert where id = ${id}::uuid and user_id = ${userId} returning id`.execute(db);
  return rows.length > 0;
}

export async function removeAlertsOf(db: Database, userId: string): Promise<void> {
  await sql`delete from rates.alert where user_id = ${userId}`.execute(db);
}

/** The pairs for which someone waits. */
export async function pairsAwaited(db: Database): Promise<readonly { base: string; quote: string }[]> {
  const { rows } = await sql<{ base: string; quote: string }>`
    select distinct base, quote from rates.alert where reached_at is null order by base, quote`.execute(db);
  return rows;
}

interface Reached {
  readonly base: string;
  readonly quote: string;
  readonly rate: string;
  readonly now: Date;
  readonly limit: number;
}

/** Marks alerts whose rate is there as reached, each once the person who else looks, and answers them. */
export async function markReached(
  db: Database,
  { base, quote, rate, now, limit }: Reached,
): Promise<readonly AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    update rates.alert
    set reached_at = ${now}, reached_rate = ${rate}::numeric
    where id in (
      select id
      from rates.alert
      where base = ${base} and quote = ${quote} and reached_at is null
        and case direction when 'above' then ${rate}::numeric >= rate else ${rate}::numeric <= rate end
      order by id
      limit ${limit}
      for update skip locked
    )
    returning id, user_id, base, quote, direction, rate, created_at, reached_at, reached_rate`.execute(db);
  return rows;
}
