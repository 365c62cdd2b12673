import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { TESTIMONIALS_MAX } from '../contract/testimonial-limits.ts';
import type { TestimonialText } from '../contract/testimonial-rules.ts';

export interface TestimonialRow {
  readonly id: string;
  readonly language: string;
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly place: string;
  /** `YYYY-MM-DD`. */
  readonly consent_on: string;
  readonly is_published: boolean;
  readonly version: number;
  readonly changed_at: Date;
}

const columns = sql`id, language, quote, name, role, place, to_char(consent_on, 'YYYY-MM-DD') as consent_on,
  is_published, version, changed_at`;

/** In the order of the page. */
export async function listTestimonials(db: Database): Promise<readonly TestimonialRow[]> {
  const { rows } = await sql<TestimonialRow>`
    select ${columns}
    from site.testimonial
    order by position, id
    limit ${TESTIMONIALS_MAX * 2}`.execute(db);
  return rows;
}

interface Change {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
}

/** Undefined where there are as many as there may be. */
export async function insertTestimonial(
  db: Database,
  { id, by, now, text }: Change & { readonly text: TestimonialText },
): Promise<TestimonialRow | undefined> {
  const { rows } = await sql<TestimonialRow>`
    insert into site.testimonial (id, language, quote, name, role, place, consent_on, position, is_published,
      version, added_by, added_at, changed_by, changed_at)
    select ${id}, ${text.language}, ${text.quote}, ${text.name}, ${text.role}, ${text.place}, ${text.consent_on}::date,
      coalesce(max(position), 0) + 1, false, 1, ${by}, ${now}, ${by}, ${now}
    from site.testimonial
    having count(*) < ${TESTIMONIALS_MAX}
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Undefined where that version is no longer the one in force, or there is none. */
export async function updateTestimonial(
  db: Database,
  { id, by, now, version, text }: Change & { readonly version: number; readonly text: TestimonialText },
): Promise<TestimonialRow | undefined> {
  const { rows } = await sql<TestimonialRow>`
    update site.testimonial
    set language = ${text.language}, quote = ${text.quote}, name = ${text.name}, role = ${text.role},
      place = ${text.place}, consent_on = ${text.consent_on}::date, version = version + 1,
      changed_by = ${by}, changed_at = ${now}
    where id = ${id} and version = ${version}
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Undefined where that version is no longer the one in force, or there is none. */
export async function setPublished(
  db: Database,
  { id, by, now, version, isPublished }: Change & { readonly version: number; readonly isPublished: boolean },
): Promise<TestimonialRow | undefined> {
  const { rows } = await sql<TestimonialRow>`
    update site.testimonial
    set is_published = ${isPublished}, version = version + 1, changed_by = ${by}, changed_at = ${now}
    where id = ${id} and version = ${version}
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Holds all of them until the end of the transaction, in the order of their ids. */
export async function lockTestimonials(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from site.testimonial order by id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

export async function setOrder(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update site.testimonial t
    set position = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    where t.id = wanted.id`.execute(db);
}

export async function deleteTestimonial(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from site.testimonial where id = ${id} returning id`.execute(db);
  return rows.length === 1;
}

export async function hasTestimonial(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from site.testimonial where id = ${id}`.execute(db);
  return rows.length === 1;
}
