import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { PostBody, PostCover } from '../../contract/index.ts';
import { asJson } from '../write-store.ts';

export interface NewRevision {
  readonly id: string;
  readonly postId: string;
  readonly language: string;
  readonly title: string;
  readonly excerpt: string;
  readonly searchTitle: string;
  readonly searchDescription: string;
  readonly cover: PostCover | null;
  readonly body: PostBody;
  readonly by: string | null;
  readonly at: Date;
}

/** Keeps a text as it was. The same text twice in a row is kept once. */
export async function keepRevision(db: Database, row: NewRevision): Promise<void> {
  const body = JSON.stringify(row.body);
  const cover = asJson(row.cover);
  await sql`
    insert into blog.revision (
      id, post_id, language, title, excerpt, search_title, search_description, cover, body, written_by, written_at)
    select ${row.id}, ${row.postId}, ${row.language}, ${row.title}, ${row.excerpt}, ${row.searchTitle},
      ${row.searchDescription}, ${cover}::jsonb, ${body}::jsonb, ${row.by}::uuid, ${row.at}
    where (
      ${row.title}::text, ${row.excerpt}::text, ${row.searchTitle}::text, ${row.searchDescription}::text, ${cover}::jsonb, ${body}::jsonb
    ) is distinct from (
      select (last.title, last.excerpt, last.search_title, last.search_description, last.cover, last.body) from blog.revision as last
      where last.post_id = ${row.postId} and last.language = ${row.language} order by last.id desc limit 1)`.execute(
    db,
  );
}

export interface RevisionHead {
  readonly id: string;
  readonly title: string;
  readonly written_by: string | null;
  readonly written_at: Date;
}

interface OfText {
  readonly postId: string;
  readonly language: string;
}

export async function listRevisionHeads(
  db: Database,
  { postId, language }: OfText,
  { after, limit }: PageAsked<string>,
): Promise<readonly RevisionHead[]> {
  const { rows } = await sql<RevisionHead>`
    select id, title, written_by, written_at from blog.revision
    where post_id = ${postId} and language = ${language}
      ${after === undefined ? sql`` : sql`and id < ${after}`}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export interface RevisionRow extends RevisionHead {
  readonly excerpt: string;
  readonly search_title: string;
  readonly search_description: string;
  readonly cover: unknown;
  readonly body: unknown;
}

export async function findRevision(
  db: Database,
  { postId, language, id }: OfText & { readonly id: string },
): Promise<RevisionRow | undefined> {
  const { rows } = await sql<RevisionRow>`
    select id, title, excerpt, search_title, search_description, cover, body, written_by, written_at
    from blog.revision
    where id = ${id} and post_id = ${postId} and language = ${language}`.execute(db);
  return rows[0];
}

/** When the newest revision of a text was written; undefined where there is none. */
export async function newestRevision(db: Database, { postId, language }: OfText): Promise<Date | undefined> {
  const { rows } = await sql<{ readonly written_at: Date }>`
    select written_at from blog.revision
    where post_id = ${postId} and language = ${language} order by id desc limit 1`.execute(db);
  return rows[0]?.written_at;
}
