import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/**
 * The organisations to which a person belongs, open or closed, and those whose team they left after an instant: who judges an organisation cannot
 * leave it for an hour to do so.
 */
export async function organisationsWith(
  db: Database,
  { userId, leftAfter }: { readonly userId: string; readonly leftAfter: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ organisation_id: string }>`
    select organisation_id from organisations.member where user_id = ${userId}
    union
    select organisation_id from organisations.team_change
    where person_id = ${userId} and change in ('left', 'removed') and at > ${leftAfter}`.execute(db);
  return rows.map((row) => row.organisation_id);
}
