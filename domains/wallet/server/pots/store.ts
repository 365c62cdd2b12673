import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface PotRow {
  readonly id: string;
  readonly user_id: string;
  readonly asset: string;
  readonly account_id: string;
  readonly name: string;
  readonly look: string;
  readonly target: bigint | null;
  /** `2026-12-24`. */
  readonly target_on: string | null;
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

const columns = sql.raw(
  'id, user_id, asset, account_id, name, look, target, target_on, created_at, closed_at',
);

/** A person's open pots, oldest first. */
export async function listPots(db: Database, userId: string): Promise<readonly PotRow[]> {
  const { rows } = await sql<PotRow>`
    select ${columns}
    from wallet.pot
    where user_id = ${userId}::uuid and closed_at is null
    order by id`.execute(db);
  return rows;
}

/** How many pots are open. Opening at the same time waits in line. */
export async function lockPotCount(db: Database, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wallet.pots ' || ${userId}, 0))`.execute(db);
  return (await listPots(db, userId)).length;
}

/** One's own open pot, locked until the transaction ends. */
export async function lockPot(db: Database, userId: string, id: string): Promise<PotRow | undefined> {
  const { rows } = await sql<PotRow>`
    select ${columns}
    from wallet.pot
    where id = ${id}::uuid and user_id = ${userId}::uuid and closed_at is null
    for no key update`.execute(db);
  return rows[0];
}

export async function insertPot(db: Database, row: PotRow): Promise<void> {
  await sql`
    insert into wallet.pot (id, user_id, asset, account_id, name, look, target, target_on, created_at)
    values (
      ${row.id}::uuid, ${row.user_id}::uuid, ${row.asset}, ${row.account_id}::uuid, ${row.name}, ${row.look},
      ${row.target?.toString() ?? null}::bigint, ${row.target_on}::date, ${row.created_at})`.execute(db);
}

/** Writes name, look and goal of a pot that the caller has locked. */
export async function updatePot(db: Database, row: PotRow): Promise<void> {
  await sql`
    update wallet.pot
    set name = ${row.name},
      look = ${row.look},
      target = ${row.target?.toString() ?? null}::bigint,
      target_on = ${row.target_on}::date
    where id = ${row.id}::uuid`.execute(db);
}

export async function closePotRow(db: Database, id: string, now: Date): Promise<void> {
  await sql`update wallet.pot set closed_at = ${now} where id = ${id}::uuid`.execute(db);
}
