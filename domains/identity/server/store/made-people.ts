import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** Accounts that a program made (demo people, people for tests) or that have one of the addresses and are not empty yet; and everybody with a role. */
export async function idsToEnd(
  db: Database,
  emails: readonly string[],
): Promise<{ readonly made: readonly string[]; readonly staff: readonly string[] }> {
  const made = await sql<{ id: string }>`
    select u.id
    from identity.user u
    where u.email is distinct from u.id || '@deleted.invalid'
      and (
        u.email = any(${[...emails]}::text[])
        or exists (
          select 1
          from identity.audit_event e
          where e.user_id = u.id and e.action = 'person_created' and e.details ->> 'by' is null
        )
      )
    order by u.id`.execute(db);
  const staff = await sql<{ id: string }>`
    select id from identity.user where roles <> '{}' order by id`.execute(db);
  return { made: made.rows.map(({ id }) => id), staff: staff.rows.map(({ id }) => id) };
}

export async function peopleWithSessions(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from identity.session where ended_at is null order by user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Links and codes that were sent before are void. */
export async function forgetTokens(db: Database): Promise<void> {
  await sql`delete from identity.one_time_token`.execute(db);
  await sql`delete from identity.auth_code`.execute(db);
}
