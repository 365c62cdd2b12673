import type { Database } from '@egcr/server-kit/database';
import { searchWords, type SearchPart } from '@egcr/server-kit/search/words';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import {
  plainTextOf,
  postBody,
  readingMinutes,
  type PostBody,
  type PostCover,
  type PostState,
} from '../contract/index.ts';

export interface NewCategory {
  readonly slug: string;
  readonly place: number;
  readonly names: Readonly<Record<string, string>>;
}

/** Writes what posts are about; names that have changed are renewed. */
export async function keepCategory(db: Database, { slug, place, names }: NewCategory): Promise<void> {
  await sql`
    insert into blog.category (slug, place, names) values (${slug}, ${place}, ${JSON.stringify(names)}::jsonb)
    on conflict (slug) do update set place = excluded.place, names = excluded.names`.execute(db);
}

export interface NewAuthor {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly isSample: boolean;
}

export async function insertAuthor(
  db: Database,
  { id, name, about = '', isSample }: NewAuthor,
): Promise<void> {
  await sql`
    insert into blog.author (id, name, about, is_sample) values (${id}, ${name}, ${about}, ${isSample})`.execute(
    db,
  );
}

/** Names a person beside the author of a post. */
export async function insertCoAuthor(
  db: Database,
  { postId, authorId }: { readonly postId: string; readonly authorId: string },
): Promise<void> {
  await sql`
    insert into blog.co_author (post_id, author_id, place) values (${postId}, ${authorId}, 1)`.execute(db);
}

export interface NewPost {
  readonly id: string;
  readonly state: PostState;
  readonly category: string;
  readonly tags?: readonly string[];
  readonly authorId: string;
  readonly publishedAt: Date | null;
  readonly scheduledFor?: Date;
  readonly isFeatured?: boolean;
  readonly isForMembers?: boolean;
  readonly isSample: boolean;
}

export async function insertPost(db: Database, row: NewPost): Promise<void> {
  const { tags = [], isFeatured = false, isForMembers = false } = row;
  await sql`
    insert into blog.post (
      id, state, category, tags, author_id, published_at, scheduled_for, is_featured, is_for_members, is_sample)
    values (
      ${row.id}, ${row.state}, ${row.category}, ${[...tags]}::text[], ${row.authorId}, ${row.publishedAt},
      ${row.scheduledFor ?? null}, ${isFeatured}, ${isForMembers}, ${row.isSample})`.execute(db);
}

export interface NewText {
  readonly postId: string;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly searchTitle?: string;
  readonly searchDescription?: string;
  readonly cover?: PostCover | null;
  readonly body: PostBody;
  readonly changedAt: Date;
}

/** A JSON value, or null in the column where there is none. */
export function asJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Adds a text that is read, or puts it in the place of the one in its language. The words of the post are found anew. */
export async function keepText(db: Database, row: NewText): Promise<void> {
  await sql`
    insert into blog.post_text (
      post_id, language, slug, title, excerpt, search_title, search_description, cover, body, reading_minutes, changed_at)
    values (
      ${row.postId}, ${row.language}, ${row.slug}, ${row.title}, ${row.excerpt}, ${row.searchTitle ?? ''},
      ${row.searchDescription ?? ''}, ${asJson(row.cover ?? null)}::jsonb,
      ${JSON.stringify(row.body)}::jsonb, ${readingMinutes(row.body)}, ${row.changedAt})
    on conflict (post_id, language) do update set
      slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt, search_title = excluded.search_title,
      search_description = excluded.search_description, cover = excluded.cover, body = excluded.body,
      reading_minutes = excluded.reading_minutes, changed_at = excluded.changed_at`.execute(db);
  await keepWords(db, row.postId);
}

interface WordsRow {
  readonly language: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: unknown;
  readonly is_for_members: boolean;
}

/** A post is found by the words that everyone may read of it. */
export async function keepWords(db: Database, postId: string): Promise<void> {
  const { rows } = await sql<WordsRow>`
    select post_text.language, post_text.title, post_text.excerpt, post_text.body, post.is_for_members
    from blog.post_text join blog.post on post.id = post_text.post_id
    where post_text.post_id = ${postId}`.execute(db);
  const words = searchWords(rows.flatMap(partsOf));
  await sql`update blog.post set search_words = ${words}::tsvector where id = ${postId}`.execute(db);
}

function partsOf({
  language,
  title,
  excerpt,
  body,
  is_for_members: isForMembers,
}: WordsRow): readonly SearchPart[] {
  return [
    { text: title, language, weight: 'A' },
    { text: excerpt, language, weight: 'B' },
    ...(isForMembers ? [] : [{ text: plainTextOf(z.parse(postBody, body)), language, weight: 'C' } as const]),
  ];
}
