import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import type { Licence, PostState } from '../contract/index.ts';

/** Under whose name a post is read. */
export interface PostAuthor {
  readonly id: string;
  readonly name: string;
}

export interface PostHead {
  readonly id: string;
  readonly state: PostState;
  readonly category: string;
  readonly category_name: string;
  readonly tags: readonly string[];
  readonly author_id: string;
  readonly author_name: string;
  readonly co_authors: readonly PostAuthor[];
  readonly published_at: Date | null;
  readonly is_for_members: boolean;
  readonly is_sample: boolean;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Stored as `postCover` accepts it. */
  readonly cover: unknown;
  readonly reading_minutes: number;
  readonly changed_at: Date;
}

export interface PostRow extends PostHead {
  /** Stored as `postBody` accepts it, and read by it again. */
  readonly body: unknown;
  readonly search_title: string;
  readonly search_description: string;
  readonly licence: Licence;
  /** All in which it has a text, this one included. */
  readonly translations: readonly TranslationRow[];
}

const nameIn = (language: string) =>
  sql<string>`coalesce(category.names ->> ${language}, category.names ->> 'en', post.category)`;

/** Who wrote it with its author, in their order. */
export const coAuthors = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', with_it.id, 'name', with_it.name) order by co_author.place), '[]')
  from blog.co_author join blog.author as with_it on with_it.id = co_author.author_id
  where co_author.post_id = post.id)`;

const writtenBy = (author: string) => sql<boolean>`(
  post.author_id = ${author}
  or post.id in (select co_author.post_id from blog.co_author where co_author.author_id = ${author}))`;

/** What a list of posts shows of each. */
export const headIn = (language: string) => sql`
  post.id, post.state, post.category, ${nameIn(language)} as category_name, post.tags, post.author_id,
  author.name as author_name, ${coAuthors} as co_authors, post.published_at, post.is_for_members, post.is_sample, post_text.language, post_text.slug,
  post_text.title, post_text.excerpt, post_text.cover, post_text.reading_minutes, post_text.changed_at`;

const itsAuthorAndCategory = sql`
  join blog.author on author.id = post.author_id
  left join blog.category on category.slug = post.category`;

/** Every text of every post. */
export const joined = sql`
  blog.post
  join blog.post_text on post_text.post_id = post.id
  ${itsAuthorAndCategory}`;

/** Each post once, in the reader's language if it has a text in it, else in English, else in any. */
const inOneLanguage = (language: string) => sql`
  blog.post
  cross join lateral (
    select * from blog.post_text where post_text.post_id = post.id
    order by post_text.language = ${language} desc, post_text.language = 'en' desc, post_text.language
    limit 1) as post_text
  ${itsAuthorAndCategory}`;

/** By its present name, else by a former one: each of the two is looked up in its own index. The category is named in the reader's language. */
export async function findPost(
  db: Database,
  { slug, language }: { readonly slug: string; readonly language: string },
): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${headIn(language)}, post_text.body, post_text.search_title, post_text.search_description, post.licence,
      (select jsonb_agg(jsonb_build_object('language', other.language, 'slug', other.slug) order by other.language)
       from blog.post_text as other where other.post_id = post.id) as translations
    from (
      select post_id, language, 1 as place from blog.post_text where slug = ${slug}
      union all
      select post_id, language, 2 as place from blog.old_slug where slug = ${slug}
      order by place limit 1) as named
    join blog.post_text on post_text.post_id = named.post_id and post_text.language = named.language
    join blog.post on post.id = named.post_id
    ${itsAuthorAndCategory}`.execute(db);
  return rows[0];
}

export interface TranslationRow {
  readonly language: string;
  readonly slug: string;
}

/** What narrows a list of published posts. */
export interface PostFilter {
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  readonly tag?: string | undefined;
  readonly sample?: 'hidden' | undefined;
}

/** The conditions by their names, on columns of `post`. */
export function conditionsOf({
  category,
  author,
  tag,
  sample,
}: PostFilter): Record<string, RawBuilder<boolean>> {
  return {
    state: sql<boolean>`state = 'published'`,
    ...(category !== undefined && { category: sql<boolean>`category = ${category}` }),
    ...(author !== undefined && {
      author: sql<boolean>`(
        author_id = ${author} or id in (select post_id from blog.co_author where co_author.author_id = ${author}))`,
    }),
    ...(tag !== undefined && { tag: sql<boolean>`tags @> array[${tag}]` }),
    ...(sample !== undefined && { sample: sql<boolean>`not is_sample` }),
  };
}

/** The conditions of a filter on published posts. */
export function narrowed(filter: PostFilter): RawBuilder<unknown> {
  const { category, author, tag, sample } = filter;
  return sql`post.state = 'published'
    ${category === undefined ? sql`` : sql`and post.category = ${category}`}
    ${author === undefined ? sql`` : sql`and ${writtenBy(author)}`}
    ${tag === undefined ? sql`` : sql`and post.tags @> array[${tag}]`}
    ${sample === undefined ? sql`` : sql`and not post.is_sample`}`;
}

/** A place in the list of posts: when the last one shown was published, and its id. */
export interface NewestPlace {
  readonly at: string;
  readonly id: string;
}

/** Published posts, the newest first. */
export async function listCards(
  db: Database,
  { language, ...filter }: PostFilter & { readonly language: string },
  { after, limit }: PageAsked<NewestPlace>,
): Promise<readonly PostHead[]> {
  const { rows } = await sql<PostHead>`
    select ${headIn(language)}
    from ${inOneLanguage(language)}
    where ${narrowed(filter)}
      ${after === undefined ? sql`` : sql`and (post.published_at, post.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by post.published_at desc, post.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function cardsByIds(
  db: Database,
  { ids, language }: { readonly ids: readonly string[]; readonly language: string },
): Promise<ReadonlyMap<string, PostHead>> {
  const { rows } = await sql<PostHead>`
    select ${headIn(language)} from ${inOneLanguage(language)} where post.id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface SubjectRow {
  readonly id: string;
  readonly state: PostState;
  readonly slug: string;
  readonly title: string;
  readonly is_for_members: boolean;
  readonly author_user: string | null;
}

/** Posts in every state that have a text, by name and title in one language. */
export async function listSubjects(
  db: Database,
  { ids, language }: { readonly ids: readonly string[]; readonly language: string },
): Promise<readonly SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`
    select post.id, post.state, post_text.slug, post_text.title, post.is_for_members,
      author.user_id as author_user
    from ${inOneLanguage(language)} where post.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The newest post that is shown first. */
export async function findFeatured(db: Database, language: string): Promise<PostHead | undefined> {
  const { rows } = await sql<PostHead>`
    select ${headIn(language)} from ${inOneLanguage(language)}
    where post.state = 'published' and post.is_featured
    order by post.published_at desc, post.id desc limit 1`.execute(db);
  return rows[0];
}

export interface CategoryRow {
  readonly slug: string;
  readonly name: string;
  readonly posts: number;
  readonly samples: number;
}

/** Every category with its published posts, those that are invented apart. */
export async function listCategories(db: Database, language: string): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.slug, coalesce(category.names ->> ${language}, category.names ->> 'en') as name,
      (count(post.id) filter (where not post.is_sample))::integer as posts,
      (count(post.id) filter (where post.is_sample))::integer as samples
    from blog.category left join blog.post on post.category = category.slug and post.state = 'published'
    group by category.slug order by category.place`.execute(db);
  return rows;
}

export interface AuthorRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly is_sample: boolean;
}

/** An author who has published something. */
export async function findAuthor(db: Database, id: string): Promise<AuthorRow | undefined> {
  const { rows } = await sql<AuthorRow>`
    select id, name, about, is_sample from blog.author
    where id = ${id} and exists (
      select from blog.post
      where post.state = 'published' and (
        post.author_id = author.id
        or post.id in (select post_id from blog.co_author where co_author.author_id = author.id)))`.execute(
    db,
  );
  return rows[0];
}
