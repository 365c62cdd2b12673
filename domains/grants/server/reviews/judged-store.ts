import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { MadeProgramme } from '../../contract/index.ts';
import type { ApplicationState } from '../store.ts';

/** An application as those who judge and rank it need it. */
export interface ToJudge {
  readonly case_id: string;
  readonly programme_id: string;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly reference: string;
  readonly user_id: string;
  readonly organisation_id: string | null;
  readonly amount_minor: bigint;
  readonly state: ApplicationState;
  readonly round: number;
  readonly sent_at: Date;
}

const columns = sql`
  a.case_id, a.programme_id, p.slug, p.made, a.reference, a.user_id, a.organisation_id, a.amount_minor, a.state, a.round, a.sent_at`;

/** With `isLocked` nobody else asks reviewers, or sends a review of it, until the transaction ends. */
export async function findToJudge(
  db: Database,
  caseId: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<ToJudge | undefined> {
  const { rows } = await sql<ToJudge>`
    select ${columns}
    from grants.application a
    join grants.programme p on p.id = a.programme_id
    where a.case_id = ${caseId}
    ${isLocked ? sql`for no key update of a` : sql``}`.execute(db);
  return rows[0];
}

/** What of a programme can be decided, the newest first. */
export async function applicationsToRank(
  db: Database,
  { programmeId, limit }: { readonly programmeId: string; readonly limit: number },
): Promise<readonly ToJudge[]> {
  const { rows } = await sql<ToJudge>`
    select ${columns}
    from grants.application a
    join grants.programme p on p.id = a.programme_id
    where a.programme_id = ${programmeId} and a.state in ('under_review', 'reserve')
    order by a.case_id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function setReviewsNeeded(
  db: Database,
  { caseId, count }: { readonly caseId: string; readonly count: number },
): Promise<void> {
  await sql`
    update grants.application
    set reviews_needed = ${count}
    where case_id = ${caseId}`.execute(db);
}

/** An appeal is judged anew. */
export async function beginNextRound(db: Database, caseId: string): Promise<void> {
  await sql`
    update grants.application
    set round = round + 1
    where case_id = ${caseId}`.execute(db);
}
