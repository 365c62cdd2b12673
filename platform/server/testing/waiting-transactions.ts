import { setTimeout as wait } from 'node:timers/promises';

import type { Pool } from 'pg';

const LOOK_EVERY_MS = 20;
/** A transaction that is between two statements is seen once or twice; one that waits for something else is seen each time. */
const LOOKS_OF_WAITING = 10;

/**
 * How many transactions stood open while they waited for something other than the database: each was found idle, after the same statement, at ten
 * looks with turns of the event loop between them. Looks until `isOver`; counts looks, not seconds, so a slow machine makes none of a short one.
 */
export async function waitingTransactions(pool: Pool, isOver: () => boolean): Promise<number> {
  const looks = new Map<string, number>();
  while (!isOver()) {
    const { rows } = await pool.query<{ transaction: string }>(
      `select pid || ' ' || xact_start || ' ' || state_change as transaction from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`,
    );
    for (const { transaction } of rows) looks.set(transaction, (looks.get(transaction) ?? 0) + 1);
    await wait(LOOK_EVERY_MS);
  }
  return [...looks.values()].filter((count) => count >= LOOKS_OF_WAITING).length;
}
