import { sql } from 'kysely';

import type { Database } from './database.ts';

/** Any number will do, as long as it is always this one. */
const LOCK = 7_142_013_002;

/**
 * Binds the database to the installation whose keys work on it. `idFor` gets the id that is bound already, undefined for a new
 * database, and answers the id of the keys at hand, or throws where they do not fit. One server at a time.
 */
export async function bindInstallation(
  db: Database,
  { now, idFor }: { readonly now: Date; readonly idFor: (bound: string | undefined) => string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const row = await trx.selectFrom('platform.installation').select('id').executeTakeFirst();
    const id = idFor(row?.id);
    if (row === undefined)
      await trx.insertInto('platform.installation').values({ id, made_at: now }).execute();
  });
}
