import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export type PostState = 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished';

export interface PostHead {
  readonly id: string;
  readonly state: PostState;
  readonly category: string;
  readonly author_id: string;
  readonly author_name: string;
  readonly published_at: Date | null;
  readonly is_sample: boolean;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly changed_at: Date;
}

export interface PostRow extends PostHead {
  /** Stored as `postBody` accepts it, and read by it again. */
  readonly body: unknown;
}

const head = sql`
  post.id, post.state, post.category, post.author_id, author.name as author_name, post.published_at, post.is_sample,
  post_text.language, post_text.slug, post_text.title, post_text.excerpt, post_text.changed_at`;

const joined = sql`
  blog.post
  join blog.post_text on post_text.post_id = post.id
  join blog.author on author.id = post.author_id`;

/** By its present name, else by a former one. */
export async function findPost(db: Database, slug: string): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${head}, post_text.body
    from ${joined}
    where post_text.slug = ${slug}
      or (post_text.post_id, post_text.language) in (
        select old_slug.post_id, old_slug.language from blog.old_slug where old_slug.slug = ${slug})
    order by post_text.slug = ${slug} desc
    limit 1`.execute(db);
  return rows[0];
}

export interface TranslationRow {
  readonly language: string;
  readonly slug: string;
}

export async function listTranslations(db: Database, postId: string): Promise<readonly TranslationRow[]> {
  const { rows } = await sql<TranslationRow>`
    select language, slug from blog.post_text where post_id = ${postId} order by language`.execute(db);
  return rows;
}

/** The newest published texts, in one language or in all. */
export async function listNewest(
  db: Database,
  { language, limit }: { readonly language: string | undefined; readonly limit: number },
): Promise<readonly PostHead[]> {
  const { rows } = await sql<PostHead>`
    select ${head}
    from ${joined}
    where post.state = 'published' ${language === undefined ? sql`` : sql`and post_text.language = ${language}`}
    order by post.published_at desc, post.id desc, post_text.language
    limit ${limit}`.execute(db);
  return rows;
}

export interface MappedRow extends TranslationRow {
  readonly post_id: string;
  readonly changed_at: Date;
}

/** Every published text but samples, those of one post together. A map of a site holds 50,000 addresses at most. */
export async function listMapped(db: Database): Promise<readonly MappedRow[]> {
  const { rows } = await sql<MappedRow>`
    select post_text.post_id, post_text.language, post_text.slug, post_text.changed_at
    from ${joined}
    where post.state = 'published' and not post.is_sample
    order by post.published_at desc, post.id desc, post_text.language
    limit 50000`.execute(db);
  return rows;
}

export interface NewAuthor {
  readonly id: string;
  readonly name: string;
  readonly isSample: boolean;
}

export async function insertAuthor(db: Database, { id, name, isSample }: NewAuthor): Promise<void> {
  await sql`insert into blog.author (id, name, is_sample) values (${id}, ${name}, ${isSample})`.execute(db);
}

export interface NewPost {
  readonly id: string;
  readonly state: PostState;
  readonly category: string;
  readonly authorId: string;
  readonly publishedAt: Date | null;
  readonly isSample: boolean;
}

export async function insertPost(db: Database, row: NewPost): Promise<void> {
  await sql`
    insert into blog.post (id, state, category, author_id, published_at, is_sample)
    values (${row.id}, ${row.state}, ${row.category}, ${row.authorId}, ${row.publishedAt}, ${row.isSample})`.execute(
    db,
  );
}

export interface NewText {
  readonly postId: string;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: unknown;
  readonly changedAt: Date;
}

export async function insertText(db: Database, row: NewText): Promise<void> {
  await sql`
    insert into blog.post_text (post_id, language, slug, title, excerpt, body, changed_at)
    values (${row.postId}, ${row.language}, ${row.slug}, ${row.title}, ${row.excerpt}, ${JSON.stringify(row.body)}::jsonb, ${row.changedAt})`.execute(
    db,
  );
}
