import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** Whether a grant of an organisation still runs, or money of one is being taken back or owed: someone has to answer for it. */
export async function hasOpenGrants(db: Database, organisationId: string): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (
      select from grants.application a
      join grants.award w on w.case_id = a.case_id
      where a.organisation_id = ${organisationId}
        and (
          w.state in ('offered', 'active')
          or exists (
            select from grants.recovery r
            where r.award_id = w.id and r.state in ('proposed', 'answered', 'owed', 'appealed')))
    ) as is_open`.execute(db);
  return rows[0]?.is_open === true;
}
