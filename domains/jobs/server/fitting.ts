import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { readFilters } from '../contract/endpoints.ts';
import { SKILLS_VERSION, skillIdsOf } from '../contract/skills/list.ts';
import { everyConditionOf } from './search-jobs.ts';
import { columns, type PostingRow } from './store.ts';

export interface Fitting {
  readonly skillIds: readonly string[];
  /** A major group of ISCO-08. */
  readonly occupation: string | undefined;
  readonly filters: ReturnType<typeof readFilters>;
  readonly limit: number;
}

/** Open jobs that name one of the skills, those that name most first; where these are few, the latest of the occupation as well. */
export async function fittingPostings(
  work: Pick<Work, 'db' | 'now' | 'request'>,
  { skillIds, occupation, filters, limit }: Fitting,
): Promise<readonly PostingRow[]> {
  const conditions = Object.values(
    everyConditionOf(filters, { now: work.now, language: work.request.language }),
  ).filter((condition) => condition !== undefined);
  const where = sql.join(conditions, sql` and `);
  const own = [...skillIds];
  const { rows: skilled } = await sql<PostingRow>`
    select ${columns}
    from jobs.posting
    where ${where} and skill_ids && ${own}::text[]
    order by (select count(*) from unnest(skill_ids) as skill where skill = any(${own}::text[])) desc, id desc
    limit ${limit}`.execute(work.db);
  if (occupation === undefined || skilled.length >= limit) return skilled;
  const { rows: others } = await sql<PostingRow>`
    select ${columns}
    from jobs.posting
    where ${where} and occupation = ${occupation} and not skill_ids && ${own}::text[]
    order by id desc
    limit ${limit - skilled.length}`.execute(work.db);
  return [...skilled, ...others];
}

/** So many in one transaction. */
const READ_AT_ONCE = 500;

/** Reads the skills of postings again that an earlier version of the list has read. Answers whether there may be more. */
export async function readSkillsAgain({ db }: Pick<Work, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ id: string; skills: readonly string[] }>`
    select id, skills
    from jobs.posting
    where skills_version < ${SKILLS_VERSION}
    order by id
    limit ${READ_AT_ONCE}
    for no key update skip locked`.execute(db);
  for (const { id, skills } of rows)
    await sql`
      update jobs.posting
      set skill_ids = ${[...skillIdsOf(skills)]}, skills_version = ${SKILLS_VERSION}
      where id = ${id}`.execute(db);
  return rows.length === READ_AT_ONCE;
}
