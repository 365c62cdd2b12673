import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { skillIdsOf, SKILLS_VERSION } from '../../contract/skills/list.ts';
import type { SampleOrganisation } from '../parts.ts';
import { postingToAdd } from '../post-job.ts';
import { farEmployers, JOBS_EACH_MAX, jobsOf } from './more-employers.ts';
import { sampleJobs } from './demo-postings.ts';
import { farJobs } from './far-postings.ts';
import { DAY_S, sampleBody, sampleId } from './sample-body.ts';

/** Every so many of them is closed, filled, or over. */
const CLOSED = [11, 17, 23] as const;

/** Invented employers of far places with their jobs, all rows at once: the first start of a demonstration is not slower for them. */
export async function keepFarJobs(
  addSampleOrganisations: (work: Work, made: readonly SampleOrganisation[]) => Promise<void>,
  work: Work,
): Promise<void> {
  const rows: object[] = [];
  const organisations: SampleOrganisation[] = [];
  for (const [at, employer] of farEmployers.entries()) {
    const { name, kind, country } = employer;
    const organisation = { id: work.newId(), kind, name, country, ownerId: work.newId() };
    organisations.push(organisation);
    for (const [place, job] of jobsOf(employer, at, [...farJobs, ...sampleJobs]).entries()) {
      const number = at * 7 + place;
      const body = sampleBody(work.now, { employer, job, at: number, organisationId: organisation.id });
      const { payYearMinor, ...row } = postingToAdd({
        id: sampleId(work.now, rows.length - farEmployers.length * JOBS_EACH_MAX),
        body,
        employer: name,
        postedBy: organisation.ownerId,
        isSample: true,
      });
      rows.push({
        ...row,
        pay_min_minor: row.pay_min_minor.toString(),
        pay_max_minor: row.pay_max_minor.toString(),
        pay_year_minor: payYearMinor.toString(),
        posted_by: row.postedBy,
        search_words: row.searchWords,
        place_words: row.placeWords,
        skill_ids: skillIdsOf(row.skills),
        posted_at: addSeconds(work.now, -(number % 25) * DAY_S),
      });
    }
  }
  await addSampleOrganisations(work, organisations);
  await insertPublished(work, rows);
}

async function insertPublished({ db }: Pick<Work, 'db'>, rows: readonly object[]): Promise<void> {
  const { rows: added } = await sql<{ id: string }>`
    insert into jobs.posting (
      id, slug, organisation_id, employer, posted_by, title, body, contract, hours, is_remote, is_support_friendly, country, place, asset,
      pay_min_minor, pay_max_minor, period, pay_year_minor, occupation, sector, skills, must_skills, skill_ids, skills_version,
      questions, experience_years, positions, language, closes_at, state, posted_at, is_sample, search_words, place_words)
    select
      id, slug, organisation_id, employer, posted_by, title, body, contract, hours, is_remote, is_support_friendly, country, place, asset,
      pay_min_minor, pay_max_minor, period, pay_year_minor, occupation, sector, skills, must_skills, skill_ids, ${SKILLS_VERSION}::integer,
      questions, experience_years, positions, language, closes_at, 'draft', posted_at, is_sample, search_words::tsvector, place_words::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, slug text, organisation_id uuid, employer text, posted_by uuid, title text, body text, contract text, hours text,
      is_remote boolean, is_support_friendly boolean, country text, place text, asset text, pay_min_minor bigint, pay_max_minor bigint,
      period text, pay_year_minor numeric, occupation text, sector text, skills text[], must_skills text[], skill_ids text[],
      questions text[], experience_years integer, positions integer, language text, closes_at timestamptz, posted_at timestamptz, is_sample boolean,
      search_words text, place_words text)
    returning id`.execute(db);
  const ids = added.map(({ id }) => id);
  await sql`
    update jobs.posting
    set state = 'published', published_at = posted_at, version = version + 1
    where id = any(${ids}::uuid[])`.execute(db);
  for (const [at, state] of (['closed', 'filled', 'expired'] as const).entries()) {
    const over = ids.filter((_, number) => number % 30 === CLOSED[at]);
    await sql`
      update jobs.posting
      set state = ${state}, version = version + 1
      where id = any(${over}::uuid[])`.execute(db);
  }
}
