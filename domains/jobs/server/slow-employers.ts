import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

/** From now on these employers are those that leave applications without an answer, and no others: their open jobs come after the others. */
export async function setSlowEmployers(
  { db, now }: Pick<Work, 'db' | 'now'>,
  organisationIds: readonly string[],
): Promise<void> {
  const slow = sql`${[...organisationIds]}::uuid[]`;
  await sql`delete from jobs.slow_employer where organisation_id <> all (${slow})`.execute(db);
  await sql`
    insert into jobs.slow_employer (organisation_id, since)
    select id, ${now} from unnest(${slow}) as id
    on conflict (organisation_id) do nothing`.execute(db);
  await sql`
    update jobs.posting
    set standing = 1 - standing
    where standing = case when organisation_id = any (${slow}) then 1 else 0 end`.execute(db);
}
