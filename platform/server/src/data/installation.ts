import { sql } from 'kysely';
import type pg from 'pg';

import type { Database } from '../postgres/database.ts';

/** The installation whose keys work on this database; undefined for a new one, even before its first schema file. */
export async function boundInstallation(pool: pg.Pool): Promise<string | undefined> {
  const found = await pool.query<{ found: boolean }>(
    "select to_regclass('platform.installation') is not null as found",
  );
  if (found.rows[0]?.found !== true) return undefined;
  const { rows } = await pool.query<{ id: string }>('select id from platform.installation');
  return rows[0]?.id;
}

/** Binds a new database to an installation, for good. Answers the one it is bound to: another, where that was faster. */
export async function bindInstallation(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<string> {
  await sql`
    insert into platform.installation (id, made_at) values (${id}, ${now})
    on conflict do nothing`.execute(db);
  const row = await db.selectFrom('platform.installation').select('id').executeTakeFirstOrThrow();
  return row.id;
}
