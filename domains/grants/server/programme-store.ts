import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { ProgrammeSlug } from '../contract/index.ts';

export interface ProgrammeRow {
  readonly id: string;
  readonly slug: ProgrammeSlug;
  readonly opens_at: Date;
  readonly closes_at: Date | null;
  readonly is_sample: boolean;
}

const columns = sql`id, slug, opens_at, closes_at, is_sample`;

export interface ProgrammeToKeep extends ProgrammeRow {
  /** As `searchWords` cuts them. */
  readonly searchWords: string;
}

/** Adds a programme; one that is there keeps its dates and its id, and takes the words as they are now. */
export async function keepProgramme(db: Database, row: ProgrammeToKeep): Promise<void> {
  await sql`
    insert into grants.programme (id, slug, opens_at, closes_at, is_sample, search_words)
    values (${row.id}, ${row.slug}, ${row.opens_at}, ${row.closes_at}, ${row.is_sample}, ${row.searchWords}::tsvector)
    on conflict (slug) do update
    set search_words = excluded.search_words
    where programme.search_words <> excluded.search_words`.execute(db);
}

export async function listProgrammeRows(db: Database): Promise<readonly ProgrammeRow[]> {
  const { rows } = await sql<ProgrammeRow>`
    select ${columns}
    from grants.programme
    order by id`.execute(db);
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
