import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { SlideText } from '../contract/landing-slides.ts';

export interface SlideVersionRow {
  readonly slide: number;
  readonly version: number;
  /** As it was written; the rules may have become stricter since. */
  readonly text: unknown;
  readonly edited_by: string;
  readonly edited_at: Date;
}

/** The versions in force of one language, by slide. */
export async function listSlides(db: Database, language: string): Promise<readonly SlideVersionRow[]> {
  const { rows } = await sql<SlideVersionRow>`
    select distinct on (slide) slide, version, text, edited_by, edited_at
    from site.slide_version
    where language = ${language}
    order by slide, version desc`.execute(db);
  return rows;
}

interface NewVersion {
  readonly slide: number;
  readonly language: string;
  /** The version in force when the editor read it. */
  readonly after: number;
  readonly text: SlideText;
  readonly editedBy: string;
  readonly now: Date;
}

/** Writes the next version; false where that one is no longer in force, also when two save at the same time. */
export async function addSlideVersion(db: Database, given: NewVersion): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    insert into site.slide_version (slide, language, version, text, edited_by, edited_at)
    select ${given.slide}, ${given.language}, ${given.after + 1}::int, ${JSON.stringify(given.text)}::jsonb,
      ${given.editedBy}, ${given.now}
    where ${given.after}::int = (
      select coalesce(max(version), 0)
      from site.slide_version
      where slide = ${given.slide} and language = ${given.language}
    )
    on conflict do nothing
    returning version`.execute(db);
  return rows.length === 1;
}
