import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql, type RawBuilder } from 'kysely';

import type { Contract, Occupation, PayPeriod, Sector, WorkingHours } from '../contract/lists.ts';
import type { PostingState } from '../contract/index.ts';
import { SKILLS_VERSION, skillIdsOf } from '../contract/skills/list.ts';

export interface PostingRow {
  readonly id: string;
  readonly slug: string;
  readonly organisation_id: string;
  readonly employer: string;
  readonly title: string;
  readonly body: string;
  readonly contract: Contract;
  readonly hours: WorkingHours;
  readonly is_remote: boolean;
  readonly is_support_friendly: boolean;
  /** 0 while the employer leaves applications without an answer. */
  readonly standing: number;
  readonly country: string;
  readonly place: string;
  readonly asset: string;
  readonly pay_min_minor: bigint;
  readonly pay_max_minor: bigint;
  readonly period: PayPeriod;
  readonly occupation: Occupation;
  readonly sector: Sector;
  readonly skills: readonly string[];
  readonly must_skills: readonly string[];
  readonly questions: readonly string[];
  readonly experience_years: number;
  readonly positions: number;
  readonly language: string;
  readonly closes_at: Date;
  readonly state: PostingState;
  readonly version: number;
  readonly case_id: string | null;
  /** Its words or pay were changed at once: no officer has looked at them since. */
  readonly is_changed_unseen: boolean;
  readonly posted_at: Date;
  readonly is_sample: boolean;
}

export const columns = sql`
  id, slug, organisation_id, employer, title, body, contract, hours, is_remote, is_support_friendly, standing, country, place, asset, pay_min_minor,
  pay_max_minor, period, occupation, sector, skills, must_skills, questions, experience_years, positions, language, closes_at, state, version, case_id, is_changed_unseen,
  posted_at, is_sample`;

export interface PostingToAdd extends Omit<
  PostingRow,
  'state' | 'version' | 'case_id' | 'is_changed_unseen' | 'posted_at' | 'standing'
> {
  readonly postedBy: string;
  readonly payYearMinor: bigint;
  /** As `searchWords` cuts them. */
  readonly searchWords: string;
  readonly placeWords: string;
}

/** Adds a posting as a draft. */
export async function insertPosting({ db, now }: Pick<Work, 'db' | 'now'>, row: PostingToAdd): Promise<void> {
  await sql`
    insert into jobs.posting (
      id, slug, organisation_id, employer, posted_by, title, body, contract, hours, is_remote, is_support_friendly, standing, country, place, asset,
      pay_min_minor, pay_max_minor, period, pay_year_minor, occupation, sector, skills, must_skills, skill_ids, skills_version,
      questions, experience_years, positions, language, closes_at, state, posted_at, is_sample, search_words, place_words)
    values (
      ${row.id}, ${row.slug}, ${row.organisation_id}, ${row.employer}, ${row.postedBy}, ${row.title}, ${row.body},
      ${row.contract}, ${row.hours}, ${row.is_remote}, ${row.is_support_friendly},
      (select case when exists (select from jobs.slow_employer where organisation_id = ${row.organisation_id}) then 0 else 1 end),
      ${row.country}, ${row.place}, ${row.asset}, ${row.pay_min_minor},
      ${row.pay_max_minor}, ${row.period}, ${row.payYearMinor.toString()}::numeric, ${row.occupation}, ${row.sector},
      ${[...row.skills]}, ${[...row.must_skills]}, ${[...skillIdsOf(row.skills)]}, ${SKILLS_VERSION},
      ${[...row.questions]}, ${row.experience_years}, ${row.positions}, ${row.language}, ${row.closes_at}, 'draft', ${now}, ${row.is_sample},
      ${row.searchWords}::tsvector, ${row.placeWords}::tsvector)`.execute(db);
}

interface FindPosting {
  readonly by: { readonly id: string } | { readonly slug: string } | { readonly caseId: string };
  /** No other transaction moves it until this one ends. */
  readonly isLocked?: boolean;
}

export async function findPosting(
  db: Database,
  { by, isLocked = false }: FindPosting,
): Promise<PostingRow | undefined> {
  const found =
    'id' in by ? sql`id = ${by.id}` : 'slug' in by ? sql`slug = ${by.slug}` : sql`case_id = ${by.caseId}`;
  const { rows } = await sql<PostingRow>`
    select ${columns}
    from jobs.posting
    where ${found}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

/** Who posted a job. */
export async function postedBy(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ posted_by: string }>`
    select posted_by
    from jobs.posting
    where id = ${id}`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'a posting that was read is not there');
  return row.posted_by;
}

/** Postings by their ids, in any state. */
export async function postingsByIds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PostingRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PostingRow>`
    select ${columns}
    from jobs.posting
    where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Moves a posting, which is one version more from then on. */
export async function setPostingState(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, state, caseId }: { readonly id: string; readonly state: PostingState; readonly caseId?: string },
): Promise<void> {
  await sql`
    update jobs.posting
    set
      state = ${state},
      version = version + 1,
      case_id = coalesce(${caseId ?? null}::uuid, case_id),
      published_at = case when ${state} = 'published' then ${now} else published_at end
    where id = ${id}`.execute(db);
}

/** Opens a posting again, or for longer. It was published first when it was: nobody is told of it as of a new one. */
export async function renewRow(
  db: Database,
  { id, closesAt }: { readonly id: string; readonly closesAt: Date },
): Promise<void> {
  await sql`
    update jobs.posting
    set state = 'published', version = version + 1, closes_at = ${closesAt}
    where id = ${id}`.execute(db);
}

/** Two postings of one organisation come after each other. */
export async function lockEmployer(db: Database, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`jobs ${organisationId}`}, 0))`.execute(db);
}

export interface RecentPosting {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly country: string;
  readonly place: string;
  readonly posted_at: Date;
  readonly state: PostingState;
  readonly version: number;
}

/** What an organisation has posted since then and is not over, or was published meanwhile; newest first. */
export async function recentPostings(
  db: Database,
  { organisationId, since }: { readonly organisationId: string; readonly since: Date },
): Promise<readonly RecentPosting[]> {
  const { rows } = await sql<RecentPosting>`
    select id, slug, title, country, place, posted_at, state, version
    from jobs.posting
    where organisation_id = ${organisationId} and posted_at > ${since} and state not in ('rejected', 'withdrawn')
    order by id desc
    limit 2000`.execute(db);
  return rows;
}

/** Postings of an organisation, newest first. */
export async function listPostingRows(
  db: Database,
  { organisationId, after, limit }: PageAsked<string> & { readonly organisationId: string },
): Promise<readonly PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select ${columns}
    from jobs.posting
    where organisation_id = ${organisationId} and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Open jobs of an organisation, newest first. */
export async function openPostingsOf(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { organisationId, after, limit }: PageAsked<string> & { readonly organisationId: string },
): Promise<readonly PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select ${columns}
    from jobs.posting
    where organisation_id = ${organisationId} and state = 'published' and closes_at > ${now}
      and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Open jobs like another: of the same major group of occupations, those in the same country first. */
export async function similarPostings(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    id,
    occupation,
    country,
    limit,
  }: Pick<PostingRow, 'id' | 'occupation' | 'country'> & { readonly limit: number },
): Promise<readonly PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select ${columns}
    from (
      select *
      from jobs.posting
      where state = 'published' and closes_at > ${now} and occupation = ${occupation} and id <> ${id}
      order by id desc
      limit 200) as candidate
    order by country = ${country} desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What is open, without the samples, which are counted by themselves. */
export interface OpenJobs {
  readonly jobs: number;
  /** How many people their employers seek. */
  readonly positions: number;
  readonly samples: number;
}

/** Looks at every open job: not to be asked for each reader. */
export async function countOpen({ db, now }: Pick<Work, 'db' | 'now'>): Promise<OpenJobs> {
  const { rows } = await sql<OpenJobs>`
    select
      (count(*) filter (where not is_sample))::integer as jobs,
      coalesce(sum(positions) filter (where not is_sample), 0)::integer as positions,
      (count(*) filter (where is_sample))::integer as samples
    from jobs.posting
    where state = 'published' and closes_at > ${now}`.execute(db);
  return rows[0] ?? { jobs: 0, positions: 0, samples: 0 };
}

interface Published {
  /** Conditions by name, as a search has them. */
  readonly filters: Readonly<Record<string, RawBuilder<boolean> | undefined>>;
  readonly since: Date;
  readonly limit: number;
}

/** Open jobs that were published after an instant, the latest first. */
export async function postingsPublishedSince(
  db: Database,
  { filters, since, limit }: Published,
): Promise<readonly PostingRow[]> {
  const conditions = Object.values(filters).filter((condition) => condition !== undefined);
  const { rows } = await sql<PostingRow>`
    select ${columns}
    from jobs.posting
    where published_at > ${since} and ${sql.join(conditions, sql` and `)}
    order by published_at desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What an organisation offers now, locked. */
export async function publishedOf(db: Database, organisationId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
    from jobs.posting
    where organisation_id = ${organisationId} and state = 'published'
    order by id
    for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** Published jobs whose closing day is over. */
export async function overduePostings(
  { db, now }: Pick<Work, 'db' | 'now'>,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
    from jobs.posting
    where state = 'published' and closes_at <= ${now}
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

/** Open jobs of a demonstration, one of each employer. */
export async function samplePostings(db: Database, limit: number): Promise<readonly PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select distinct on (organisation_id) ${columns}
    from jobs.posting
    where is_sample and state = 'published'
    order by organisation_id, id
    limit ${limit}`.execute(db);
  return rows;
}
