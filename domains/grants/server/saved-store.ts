import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

interface Saved {
  readonly userId: string;
  readonly programmeId: string;
}

/** Saves a programme, once; false where the person has saved as many as they may. */
export async function insertSaved(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { userId, programmeId, maximum }: Saved & { readonly maximum: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    with added as (
      insert into grants.saved_programme (user_id, programme_id, saved_at)
      select ${userId}, ${programmeId}, ${now}
      where (select count(*) from grants.saved_programme where user_id = ${userId}) < ${maximum}
      on conflict (user_id, programme_id) do nothing
      returning programme_id)
    select exists (select from added)
      or exists (select from grants.saved_programme where user_id = ${userId} and programme_id = ${programmeId})
      as is_there`.execute(db);
  return rows[0]?.is_there === true;
}

export async function deleteSaved(db: Database, { userId, programmeId }: Saved): Promise<void> {
  await sql`
    delete from grants.saved_programme where user_id = ${userId} and programme_id = ${programmeId}`.execute(
    db,
  );
}

export async function deleteAllSaved(db: Database, userId: string): Promise<void> {
  await sql`delete from grants.saved_programme where user_id = ${userId}`.execute(db);
}

/** What a person saved, the latest first. */
export async function savedIds(
  db: Database,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ programme_id: string }>`
    select programme_id
    from grants.saved_programme
    where user_id = ${userId}
    order by saved_at desc, programme_id desc
    limit ${limit}`.execute(db);
  return rows.map(({ programme_id: id }) => id);
}
