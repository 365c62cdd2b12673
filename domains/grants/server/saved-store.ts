import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

interface Saved {
  readonly userId: string;
  readonly programmeId: string;
}

/** Saves a programme, once; false where the person has saved as many as they may. A person's savings wait for each other. */
export async function insertSaved(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { userId, programmeId, maximum }: Saved & { readonly maximum: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`grants saved ${userId}`}, 0))`.execute(db);
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

export interface DueReminder {
  readonly user_id: string;
  readonly slug: string;
  readonly closes_at: Date;
}

/** Writes down who is told of a deadline now, and answers them. */
export async function takeReminders(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<readonly DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select s.user_id, s.programme_id, p.slug, p.closes_at
      from grants.saved_programme s
      join grants.programme p on p.id = s.programme_id
      where p.opens_at <= ${now} and p.closes_at > ${now}
        and p.closes_at <= ${now}::timestamptz + make_interval(days => ${days})
        and (s.told_of is distinct from p.closes_at or s.told_days > ${days})
        -- Those who have applied already need no reminder.
        and not exists (
          select from grants.application a
          where a.programme_id = s.programme_id and a.user_id = s.user_id and a.closed_at is null)
      order by s.user_id, s.programme_id
      limit ${limit}
      for update of s skip locked)
    update grants.saved_programme s
    set told_of = due.closes_at, told_days = ${days}
    from due
    where s.user_id = due.user_id and s.programme_id = due.programme_id
    returning due.user_id, due.slug, due.closes_at`.execute(db);
  return rows;
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
