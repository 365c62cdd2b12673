import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { headIn, joined, narrowed, type PostFilter, type PostHead, type TranslationRow } from './store.ts';

/** The newest published texts for feeds, in one language or in all. */
export async function listNewest(
  db: Database,
  {
    language,
    limit,
    ...filter
  }: PostFilter & { readonly language: string | undefined; readonly limit: number },
): Promise<readonly PostHead[]> {
  const { rows } = await sql<PostHead>`
    select ${headIn(language ?? 'en')}
    from ${joined}
    where ${narrowed(filter)} ${language === undefined ? sql`` : sql`and post_text.language = ${language}`}
    order by post.published_at desc, post.id desc, post_text.language
    limit ${limit}`.execute(db);
  return rows;
}

export interface MappedRow extends TranslationRow {
  readonly post_id: string;
  readonly changed_at: Date;
}

/** Every published text but samples, those of one post together. A map of a site holds 50,000 addresses at most, lists among them. */
export async function listMapped(db: Database): Promise<readonly MappedRow[]> {
  const { rows } = await sql<MappedRow>`
    select post_text.post_id, post_text.language, post_text.slug, post_text.changed_at
    from ${joined}
    where post.state = 'published' and not post.is_sample
    order by post.published_at desc, post.id desc, post_text.language
    limit 49000`.execute(db);
  return rows;
}

/** Categories in which something is read that is no sample. */
export async function listMappedCategories(db: Database): Promise<readonly { readonly slug: string }[]> {
  const { rows } = await sql<{ readonly slug: string }>`
    select slug from blog.category
    where exists (
      select from blog.post where post.category = category.slug and state = 'published' and not is_sample)
    order by place limit 200`.execute(db);
  return rows;
}

/** Those who have published something that is no sample, alone or with others. */
export async function listMappedAuthors(db: Database): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from blog.author
    where exists (
      select from blog.post where state = 'published' and not is_sample and (
        post.author_id = author.id
        or post.id in (select post_id from blog.co_author where co_author.author_id = author.id)))
    order by id limit 800`.execute(db);
  return rows;
}

interface PublishedTextRow extends TranslationRow {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
}

/** The texts of a post that is read and no sample. */
export async function listPublishedTexts(db: Database, postId: string): Promise<readonly PublishedTextRow[]> {
  const { rows } = await sql<PublishedTextRow>`
    select post_text.language, post_text.slug, post_text.title, post_text.excerpt, post.category
    from ${joined}
    where post.id = ${postId} and post.state = 'published' and not post.is_sample
    order by post_text.language`.execute(db);
  return rows;
}
