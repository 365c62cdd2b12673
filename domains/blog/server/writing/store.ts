import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import {
  HISTORY_MAX,
  type Licence,
  type PostBody,
  type PostCover,
  type PostState,
} from '../../contract/index.ts';
import { coAuthors, type PostAuthor } from '../store.ts';
import { asJson } from '../write-store.ts';

export interface WrittenRowRead {
  readonly id: string;
  readonly state: PostState;
  readonly title: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly category: string;
  readonly category_name: string;
  readonly author_name: string;
  readonly author_user: string | null;
  readonly co_author_users: readonly string[];
  readonly is_sample: boolean;
  readonly changed_at: Date;
  readonly scheduled_for: Date | null;
  readonly published_at: Date | null;
}

interface WrittenFilter {
  /** Of the reader. */
  readonly language: string;
  readonly state: PostState | undefined;
  readonly category: string | undefined;
  /** Only posts of this person. */
  readonly authorUser: string | undefined;
}

/** The people who wrote a post with its author. */
const coAuthorUsers = sql`array(
  select with_it.user_id from blog.co_author join blog.author as with_it on with_it.id = co_author.author_id
  where co_author.post_id = post.id and with_it.user_id is not null)`;

/** The people who were once named among those. */
const formerCoAuthorUsers = sql`array(
  select once.user_id from blog.former_co_author as former join blog.author as once on once.id = former.author_id
  where former.post_id = post.id and once.user_id is not null)`;

/** Each text once: as it is being written, else as it is read. */
const texts = sql`(
  select coalesce(draft.post_id, post_text.post_id) as post_id,
    coalesce(draft.language, post_text.language) as language, coalesce(draft.slug, post_text.slug) as slug,
    post_text.slug as read_slug, coalesce(draft.title, post_text.title) as title,
    coalesce(draft.excerpt, post_text.excerpt) as excerpt, coalesce(draft.body, post_text.body) as body,
    coalesce(draft.search_title, post_text.search_title) as search_title,
    coalesce(draft.search_description, post_text.search_description) as search_description,
    case when draft.post_id is null then post_text.cover else draft.cover end as cover,
    coalesce(draft.version, 0) as version, coalesce(draft.changed_at, post_text.changed_at) as changed_at,
    draft.changed_by,
    draft.post_id is not null and (
      draft.slug, draft.title, draft.excerpt, draft.search_title, draft.search_description, draft.cover, draft.body
    ) is distinct from (
      post_text.slug, post_text.title, post_text.excerpt, post_text.search_title, post_text.search_description,
      post_text.cover, post_text.body
    ) as has_changes
  from blog.draft full join blog.post_text
    on post_text.post_id = draft.post_id and post_text.language = draft.language)`;

export async function listWrittenRows(
  db: Database,
  { language, state, category, authorUser }: WrittenFilter,
  { after, limit }: PageAsked<string>,
): Promise<readonly WrittenRowRead[]> {
  const { rows } = await sql<WrittenRowRead>`
    select post.id, post.state, shown.title, shown.language, shown.languages, post.category,
      coalesce(category.names ->> ${language}, category.names ->> 'en', post.category) as category_name,
      author.name as author_name, author.user_id as author_user, ${coAuthorUsers} as co_author_users, post.is_sample, shown.changed_at,
      post.scheduled_for, post.published_at
    from blog.post
    join blog.author on author.id = post.author_id
    left join blog.category on category.slug = post.category
    cross join lateral (
      select (array_agg(text.title order by text.language = ${language} desc, text.language = 'en' desc, text.language))[1] as title,
        (array_agg(text.language order by text.language = ${language} desc, text.language = 'en' desc, text.language))[1] as language,
        array_agg(text.language order by text.language) as languages, max(text.changed_at) as changed_at
      from ${texts} as text where text.post_id = post.id) as shown
    where shown.title is not null
      ${state === undefined ? sql`` : sql`and post.state = ${state}`}
      ${category === undefined ? sql`` : sql`and post.category = ${category}`}
      ${authorUser === undefined ? sql`` : sql`and (author.user_id = ${authorUser} or ${authorUser} = any(${coAuthorUsers}))`}
      ${after === undefined ? sql`` : sql`and post.id < ${after}`}
    order by post.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export interface WrittenPostRow {
  readonly id: string;
  readonly state: PostState;
  readonly version: number;
  readonly category: string;
  readonly tags: readonly string[];
  readonly is_featured: boolean;
  readonly is_for_members: boolean;
  readonly licence: Licence;
  readonly is_sample: boolean;
  readonly author_id: string;
  readonly author_name: string;
  readonly author_user: string | null;
  readonly co_authors: readonly PostAuthor[];
  readonly co_author_users: readonly string[];
  readonly former_co_author_users: readonly string[];
  readonly scheduled_for: Date | null;
  readonly published_at: Date | null;
}

const postColumns = sql`
  post.id, post.state, post.version, post.category, post.tags, post.is_featured, post.is_for_members, post.licence, post.is_sample,
  post.author_id, author.name as author_name, author.user_id as author_user, ${coAuthors} as co_authors,
  ${coAuthorUsers} as co_author_users, ${formerCoAuthorUsers} as former_co_author_users, post.scheduled_for, post.published_at`;

export async function findWritten(db: Database, id: string): Promise<WrittenPostRow | undefined> {
  const { rows } = await sql<WrittenPostRow>`
    select ${postColumns} from blog.post join blog.author on author.id = post.author_id
    where post.id = ${id}`.execute(db);
  return rows[0];
}

/** Every change of a post or of one of its texts holds its row first. */
export async function lockWritten(db: Database, id: string): Promise<WrittenPostRow | undefined> {
  const { rows } = await sql<WrittenPostRow>`
    select ${postColumns} from blog.post join blog.author on author.id = post.author_id
    where post.id = ${id} for no key update of post`.execute(db);
  return rows[0];
}

/** Posts whose time has come. Another process that releases them meanwhile passes them by. */
export async function lockDue(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly WrittenPostRow[]> {
  const { rows } = await sql<WrittenPostRow>`
    select ${postColumns} from blog.post join blog.author on author.id = post.author_id
    where post.state = 'scheduled' and post.scheduled_for <= ${now}
    order by post.scheduled_for, post.id limit ${limit} for no key update of post skip locked`.execute(db);
  return rows;
}

export interface WrittenTextRow {
  readonly language: string;
  readonly slug: string;
  readonly read_slug: string | null;
  readonly title: string;
  readonly excerpt: string;
  readonly search_title: string;
  readonly search_description: string;
  readonly cover: unknown;
  readonly body: unknown;
  readonly version: number;
  readonly changed_at: Date;
  /** Null where it was never written here. */
  readonly changed_by: string | null;
  readonly has_changes: boolean;
}

export async function listTexts(db: Database, postId: string): Promise<readonly WrittenTextRow[]> {
  const { rows } = await sql<WrittenTextRow>`
    select language, slug, read_slug, title, excerpt, search_title, search_description, cover, body, version, changed_at, changed_by, has_changes
    from ${texts} as text where post_id = ${postId} order by language`.execute(db);
  return rows;
}

export interface DraftToKeep {
  readonly postId: string;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly search_title: string;
  readonly search_description: string;
  readonly cover: PostCover | null;
  readonly body: PostBody;
  readonly by: string;
  readonly now: Date;
}

/** Writes a text as it is being written; its version goes up by one. */
export async function keepDraft(db: Database, row: DraftToKeep): Promise<void> {
  await sql`
    insert into blog.draft (
      post_id, language, slug, title, excerpt, search_title, search_description, cover, body, version, changed_at, changed_by)
    values (
      ${row.postId}, ${row.language}, ${row.slug}, ${row.title}, ${row.excerpt}, ${row.search_title},
      ${row.search_description}, ${asJson(row.cover)}::jsonb,
      ${JSON.stringify(row.body)}::jsonb, 1, ${row.now}, ${row.by})
    on conflict (post_id, language) do update set
      slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt, search_title = excluded.search_title,
      search_description = excluded.search_description, cover = excluded.cover, body = excluded.body,
      version = draft.version + 1, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
    db,
  );
}

export interface SlugHolder {
  readonly post_id: string;
  readonly language: string;
  readonly state: PostState;
  readonly title: string;
  readonly author_user: string | null;
  readonly co_author_users: readonly string[];
  readonly former_co_author_users: readonly string[];
}

/** The other text that has this name: now, from its next publication on, or from before. Nobody else gives or takes names until the unit ends. */
export async function findSlugHolder(
  db: Database,
  { slug, postId, language }: { readonly slug: string; readonly postId: string; readonly language: string },
): Promise<SlugHolder | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blog.slug', 0))`.execute(db);
  const { rows } = await sql<SlugHolder>`
    select post.id as post_id, held.language, post.state, coalesce(draft.title, post_text.title, '') as title,
      author.user_id as author_user, ${coAuthorUsers} as co_author_users,
      ${formerCoAuthorUsers} as former_co_author_users
    from (
      select post_id, language from blog.draft where slug = ${slug}
      union select post_id, language from blog.post_text where slug = ${slug}
      union select post_id, language from blog.old_slug where slug = ${slug}) as held
    join blog.post on post.id = held.post_id
    join blog.author on author.id = post.author_id
    left join blog.draft on draft.post_id = held.post_id and draft.language = held.language
    left join blog.post_text on post_text.post_id = held.post_id and post_text.language = held.language
    where (held.post_id, held.language) is distinct from (${postId}::uuid, ${language}::text)
    limit 1`.execute(db);
  return rows[0];
}

export async function hasCategory(db: Database, slug: string): Promise<boolean> {
  const { rows } = await sql<{ readonly is_there: boolean }>`
    select exists (select from blog.category where slug = ${slug}) as is_there`.execute(db);
  return rows[0]?.is_there === true;
}

export interface PostFacts {
  readonly id: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly isFeatured: boolean;
  readonly isForMembers: boolean;
  readonly licence: Licence;
}

export async function changeFacts(db: Database, row: PostFacts): Promise<void> {
  await sql`
    update blog.post set category = ${row.category}, tags = ${[...row.tags]}::text[],
      is_featured = ${row.isFeatured}, is_for_members = ${row.isForMembers}, licence = ${row.licence}, version = version + 1
    where id = ${row.id}`.execute(db);
}

export interface Moved {
  readonly id: string;
  readonly state: PostState;
  readonly scheduledFor: Date | null;
  readonly publishedAt: Date | null;
}

export async function setState(db: Database, row: Moved): Promise<void> {
  await sql`
    update blog.post set state = ${row.state}, scheduled_for = ${row.scheduledFor},
      published_at = ${row.publishedAt}, version = version + 1
    where id = ${row.id}`.execute(db);
}

export interface EventRow {
  readonly id: string;
  readonly event: string;
  readonly note: string;
  readonly by_user: string | null;
  readonly happened_at: Date;
}

export async function addEvent(db: Database, row: EventRow & { readonly post_id: string }): Promise<void> {
  await sql`
    insert into blog.post_event (id, post_id, event, note, by_user, happened_at)
    values (${row.id}, ${row.post_id}, ${row.event}, ${row.note}, ${row.by_user}, ${row.happened_at})`.execute(
    db,
  );
}

export async function listEvents(db: Database, postId: string): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, event, note, by_user, happened_at from blog.post_event
    where post_id = ${postId} order by id desc limit ${HISTORY_MAX}`.execute(db);
  return rows;
}

/** The former name of a text leads on to its present one. A name that comes back leads nowhere else any more. */
export async function moveSlug(
  db: Database,
  row: { readonly postId: string; readonly language: string; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`delete from blog.old_slug where slug = ${row.to}`.execute(db);
  await sql`
    insert into blog.old_slug (slug, post_id, language)
    values (${row.from}, ${row.postId}, ${row.language}) on conflict (slug) do nothing`.execute(db);
}

/** Which of these names lead to a post that is published. */
export async function readableSlugs(db: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly slug: string }>`
    select named.slug from (
      select slug, post_id from blog.post_text where slug = any(${[...slugs]}::text[])
      union all select slug, post_id from blog.old_slug where slug = any(${[...slugs]}::text[])) as named
    join blog.post on post.id = named.post_id and post.state = 'published'`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Who set the time of a post, the last time. */
export async function findScheduler(db: Database, postId: string): Promise<string | null> {
  const { rows } = await sql<{ by_user: string | null }>`
    select by_user from blog.post_event
    where post_id = ${postId} and event = 'schedule'
    order by id desc
    limit 1`.execute(db);
  return rows[0]?.by_user ?? null;
}
