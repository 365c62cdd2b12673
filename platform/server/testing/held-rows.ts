import { sql } from 'kysely';

import type { Database } from '../src/postgres/database.ts';
import type { TestDatabase } from './database.ts';

/**
 * The keys of the rows of a table that some open transaction keeps from others: nobody else may lock them now. Asked inside the transaction of a test, over
 * another connection.
 */
export async function heldRows(
  { owner }: Pick<TestDatabase, 'owner'>,
  table: string,
  key = 'id',
): Promise<readonly string[]> {
  const { rows } = await owner.query<{ key: string }>(
    `with free as materialized (select ${key} as key from ${table} for no key update skip locked)
     select (${key})::text as key from ${table} where ${key} not in (select key from free) order by key`,
  );
  return rows.map((row) => row.key);
}

/** For how many turns of its own the transaction keeps others waiting until it ends. */
export async function turnsHeld(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Comes back once a transaction of this database waits for a lock of another. */
export async function untilOneWaits({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ waiting: boolean }>(
      "select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting",
    );
    if (rows[0]?.waiting) return;
  }
}
