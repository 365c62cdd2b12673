import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { LookedAtPart } from '../../contract/change-rules.ts';
import { SKILLS_VERSION, skillIdsOf } from '../../contract/skills/list.ts';
import type { PostingChange } from '../../contract/shapes.ts';

/** What a posting would say, and which parts of it an officer looks at. Changes from before questions were asked have none. */
export type Proposed = Omit<PostingChange, 'version' | 'questions'> & {
  readonly questions?: readonly string[];
  readonly parts: readonly LookedAtPart[];
};

export interface ChangeRow {
  readonly case_id: string;
  readonly posting_id: string;
  readonly proposed: Proposed;
  readonly decided_at: Date | null;
}

/** A change waits for an officer. A posting has one at a time. */
export async function insertChange(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    caseId,
    postingId,
    proposed,
    askedBy,
  }: {
    readonly caseId: string;
    readonly postingId: string;
    readonly proposed: Proposed;
    readonly askedBy: string;
  },
): Promise<void> {
  await sql`
    insert into jobs.posting_change (case_id, posting_id, proposed, asked_by, asked_at)
    values (${caseId}, ${postingId}, ${JSON.stringify(proposed)}::jsonb, ${askedBy}, ${now})`.execute(db);
}

/** The change that a case is about, also after it was decided. */
export async function findChange(db: Database, caseId: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select case_id, posting_id, proposed, decided_at
    from jobs.posting_change
    where case_id = ${caseId}`.execute(db);
  return rows[0];
}

/** The cases of changes that wait, by their postings. */
export async function waitingChanges(
  db: Database,
  postingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ posting_id: string; case_id: string }>`
    select posting_id, case_id
    from jobs.posting_change
    where posting_id = any(${[...postingIds]}::uuid[]) and decided_at is null`.execute(db);
  return new Map(rows.map((row) => [row.posting_id, row.case_id]));
}

export async function endChange(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { caseId, wasApplied }: { readonly caseId: string; readonly wasApplied: boolean },
): Promise<void> {
  await sql`
    update jobs.posting_change
    set decided_at = ${now}, was_applied = ${wasApplied}
    where case_id = ${caseId}`.execute(db);
}

interface Applied {
  readonly id: string;
  readonly said: Omit<Proposed, 'pay_min' | 'pay_max' | 'parts'>;
  readonly payMinMinor: bigint;
  readonly payMaxMinor: bigint;
  readonly payYearMinor: bigint;
  /** As `searchWords` cuts them. */
  readonly searchWords: string;
  /** Whether an officer has looked at it as it is then. */
  readonly isUnseen: boolean;
}

/** The posting says something else from now on, under the same address. */
export async function applyToPosting(db: Database, change: Applied): Promise<void> {
  const { id, said } = change;
  await sql`
    update jobs.posting
    set
      title = ${said.title},
      body = ${said.body},
      hours = ${said.hours},
      is_remote = ${said.is_remote},
      is_support_friendly = ${said.is_support_friendly},
      pay_min_minor = ${change.payMinMinor},
      pay_max_minor = ${change.payMaxMinor},
      pay_year_minor = ${change.payYearMinor.toString()}::numeric,
      skills = ${[...said.skills]},
      must_skills = ${[...said.must_skills]},
      skill_ids = ${[...skillIdsOf(said.skills)]},
      skills_version = ${SKILLS_VERSION},
      questions = ${[...(said.questions ?? [])]},
      experience_years = ${said.experience_years},
      positions = ${said.positions},
      search_words = ${change.searchWords}::tsvector,
      is_changed_unseen = ${change.isUnseen},
      version = version + 1
    where id = ${id}`.execute(db);
}
