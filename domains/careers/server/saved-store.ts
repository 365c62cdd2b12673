import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

interface Saved {
  readonly userId: string;
  readonly jobId: string;
}

/** Saves a job, once; false where the person has saved as many as they may. */
export async function insertSaved(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { userId, jobId, maximum }: Saved & { readonly maximum: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`careers saved ${userId}`}, 0))`.execute(db);
  const { rows } = await sql<{ is_there: boolean }>`
    with added as (
      insert into careers.saved_job (user_id, job_id, saved_at)
      select ${userId}, ${jobId}, ${now}
      where (select count(*) from careers.saved_job where user_id = ${userId}) < ${maximum}
      on conflict (user_id, job_id) do nothing
      returning job_id)
    select exists (select from added)
      or exists (select from careers.saved_job where user_id = ${userId} and job_id = ${jobId})
      as is_there`.execute(db);
  return rows[0]?.is_there === true;
}

export async function deleteSaved(db: Database, { userId, jobId }: Saved): Promise<void> {
  await sql`delete from careers.saved_job where user_id = ${userId} and job_id = ${jobId}`.execute(db);
}

export async function deleteAllSaved(db: Database, userId: string): Promise<void> {
  await sql`delete from careers.saved_job where user_id = ${userId}`.execute(db);
}

/** What a person saved, the latest first. */
export async function savedIds(
  db: Database,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id
    from careers.saved_job
    where user_id = ${userId}
    order by saved_at desc, job_id desc
    limit ${limit}`.execute(db);
  return rows.map(({ job_id: id }) => id);
}
