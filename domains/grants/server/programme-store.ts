import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { MadeProgramme, ProgrammeTerms } from '../contract/index.ts';

export interface ProgrammeRow {
  readonly id: string;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly opens_at: Date;
  readonly closes_at: Date | null;
  readonly is_sample: boolean;
}

const columns = sql`id, slug, made, opens_at, closes_at, is_sample`;

export interface ProgrammeToKeep extends ProgrammeRow {
  readonly terms: ProgrammeTerms;
  /** As `searchWords` cuts them. */
  readonly searchWords: string;
  /** The organisation that proposed it, which cannot apply to it. */
  readonly proposedBy: string | null;
}

/** Adds a programme; one that is there keeps its dates and its id, and takes the words and terms as they are now. */
export async function keepProgramme(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { terms, ...row }: ProgrammeToKeep,
): Promise<void> {
  await sql`
    insert into grants.programme (
      id, slug, opens_at, closes_at, is_sample, search_words, kind, applicants, sector, countries, minimum_minor, maximum_minor,
      added_at, made, proposed_by)
    values (
      ${row.id}, ${row.slug}, ${row.opens_at}, ${row.closes_at}, ${row.is_sample}, ${row.searchWords}::tsvector,
      ${terms.kind}, ${sql.val(terms.applicants)}, ${terms.sector}, ${sql.val(terms.countries)},
      ${terms.minimumCents}, ${terms.maximumCents}, ${now}, ${row.made && JSON.stringify(row.made)}::jsonb, ${row.proposedBy})
    on conflict (slug) do update
    set search_words = excluded.search_words, kind = excluded.kind, applicants = excluded.applicants,
      sector = excluded.sector, countries = excluded.countries, minimum_minor = excluded.minimum_minor,
      maximum_minor = excluded.maximum_minor
    where (programme.search_words, programme.kind, programme.applicants, programme.sector, programme.countries,
        programme.minimum_minor, programme.maximum_minor)
      is distinct from (excluded.search_words, excluded.kind, excluded.applicants, excluded.sector,
        excluded.countries, excluded.minimum_minor, excluded.maximum_minor)`.execute(db);
}

/** All of them: for what is done with each. */
export async function listProgrammeRows(db: Database): Promise<readonly ProgrammeRow[]> {
  const { rows } = await sql<ProgrammeRow>`
    select ${columns}
    from grants.programme
    order by id`.execute(db);
  return rows;
}

/** Programmes in the order in which they were made. */
export async function pageOfProgrammes(
  db: Database,
  { after, limit }: PageAsked<string>,
): Promise<readonly ProgrammeRow[]> {
  const { rows } = await sql<ProgrammeRow>`
    select ${columns}
    from grants.programme
    where ${after === undefined ? sql`true` : sql`id > ${after}`}
    order by id
    limit ${limit}`.execute(db);
  return rows;
}

/** The programmes of these ids, in their order. */
export async function programmesOf(db: Database, ids: readonly string[]): Promise<readonly ProgrammeRow[]> {
  const { rows } = await sql<ProgrammeRow>`
    select ${columns}
    from grants.programme
    where id = any(${sql.val(ids)}::uuid[])
    order by array_position(${sql.val(ids)}::uuid[], id)`.execute(db);
  return rows;
}

/** A programme; `isLocked`: no other transaction promises its money until this one ends. */
export async function findProgramme(
  db: Database,
  {
    slug,
    id,
    isLocked = false,
  }: { readonly slug?: string; readonly id?: string; readonly isLocked?: boolean },
): Promise<ProgrammeRow | undefined> {
  const { rows } = await sql<ProgrammeRow>`
    select ${columns}
    from grants.programme
    where ${slug === undefined ? sql`id = ${id}` : sql`slug = ${slug}`}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

/** Where a programme that people made stands after it closed; null before. */
export type Stage = 'evaluating' | 'awarded' | 'archived';

export async function stageOf(db: Database, id: string): Promise<Stage | null> {
  const { rows } = await sql<{
    stage: Stage | null;
  }>`select stage from grants.programme where id = ${id}`.execute(db);
  return rows[0]?.stage ?? null;
}

/** The organisation that proposed a programme; null: none did. */
export async function proposerOf(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{
    proposed_by: string | null;
  }>`select proposed_by from grants.programme where id = ${id}`.execute(db);
  return rows[0]?.proposed_by ?? null;
}

/** Where it stands now; with dates: it takes applications of another round. */
export async function moveProgramme(
  db: Database,
  {
    id,
    stage,
    dates,
  }: Readonly<{ id: string; stage: Stage | null; dates?: { opensAt: Date; closesAt: Date } }>,
): Promise<void> {
  await sql`
    update grants.programme
    set stage = ${stage}, opens_at = coalesce(${dates?.opensAt ?? null}, opens_at),
      closes_at = coalesce(${dates?.closesAt ?? null}, closes_at)
    where id = ${id}`.execute(db);
}
