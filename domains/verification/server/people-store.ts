import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

type At = Pick<Work, 'db' | 'now'>;

/** Answers whether it was kept: not where one of the business is open. */
export async function insertPeopleReview(
  { db, now }: At,
  row: { readonly caseId: string; readonly businessId: string },
): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    insert into verification.people_review (case_id, business_id, opened_at)
    values (${row.caseId}, ${row.businessId}, ${now})
    on conflict do nothing
    returning case_id`.execute(db);
  return rows.length > 0;
}

export async function closePeopleReview({ db, now }: At, caseId: string): Promise<void> {
  await sql`
    update verification.people_review set closed_at = ${now}
    where case_id = ${caseId} and closed_at is null`.execute(db);
}
