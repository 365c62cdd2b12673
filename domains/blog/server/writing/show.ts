import { screenAt } from '@egcr/contract/product-screens';
import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  checkPost,
  draftBody,
  mayChange,
  openSteps,
  ownLinks,
  postLanguages,
  type CheckedText,
  type Finding,
  picturesOf,
  type PostBody,
  type PostCover,
  type WrittenPost,
} from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { coverOf } from '../shown.ts';
import type { Opened } from './acting.ts';
import {
  findWritten,
  listEvents,
  listTexts,
  readableSlugs,
  type EventRow,
  type WrittenTextRow,
} from './store.ts';

export interface ReadText extends WrittenTextRow {
  readonly cover: PostCover | null;
  readonly body: PostBody;
}

/** The texts of a post, their documents checked again. */
export async function readTexts(db: Database, postId: string): Promise<readonly ReadText[]> {
  const rows = await listTexts(db, postId);
  return rows.map((row) => ({ ...row, cover: coverOf(row), body: z.parse(draftBody, row.body) }));
}

const POST = /^\/blog\/([^/]+)$/;
const MACHINES = /^\/blog\/(?:rss\.xml|atom\.xml|feed\.json|sitemap\.xml)$/;

/** Links of ours that lead to no page, or to a post that is not read. */
async function deadLinks(db: Database, texts: readonly CheckedText[]): Promise<ReadonlySet<string>> {
  const links = [...new Set(texts.flatMap(({ body }) => ownLinks(body)))];
  const named = links.map((href) => {
    const path = href.split(/[?#]/, 1)[0] ?? '';
    return { href, path, slug: POST.exec(path)?.[1] };
  });
  const readable = await readableSlugs(
    db,
    named.flatMap(({ slug }) => slug ?? []),
  );
  const own = new Set(texts.flatMap((text) => ('slug' in text ? [String(text.slug)] : [])));
  const leads = ({ path, slug }: (typeof named)[number]) =>
    MACHINES.test(path) ||
    (slug === undefined ? screenAt(path) !== undefined : readable.has(slug) || own.has(slug));
  return new Set(named.filter((each) => !leads(each)).map(({ href }) => href));
}

/** What the check before publishing finds. */
export async function findingsOf(
  { media }: Pick<BlogParts, 'media'>,
  db: Database,
  texts: readonly ReadText[],
): Promise<readonly Finding[]> {
  const ids = texts.flatMap(({ body, cover }) => picturesOf(body, cover).map(({ id }) => id));
  return checkPost(texts, {
    languages: postLanguages,
    deadLinks: await deadLinks(db, texts),
    pictures: await media.find(db, ids),
  });
}

/** A post as the person who writes or decides sees it, read anew. */
export async function shownPost(
  parts: Pick<BlogParts, 'people' | 'media'>,
  work: Pick<Work, 'db'>,
  { row: before, who, writer }: Opened,
): Promise<WrittenPost> {
  const { db } = work;
  const row = (await findWritten(db, before.id)) ?? before;
  const texts = await readTexts(db, row.id);
  const findings = await findingsOf(parts, db, texts);
  const events = await listEvents(db, row.id);
  const known = await parts.people.findByIds(db, [...new Set(events.flatMap(({ by_user: by }) => by ?? []))]);
  const nameOf = (by: string | null) => {
    const person = by === null ? undefined : known.get(by);
    return person === undefined ? null : `${person.firstName} ${person.lastName}`;
  };
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    category: row.category,
    tags: [...row.tags],
    is_featured: row.is_featured,
    is_for_members: row.is_for_members,
    licence: row.licence,
    author: { id: row.author_id, name: row.author_name },
    co_authors: row.co_authors.map(({ id, name }) => ({ id, name })),
    is_own: row.author_user === writer.userId || row.co_author_users.includes(writer.userId),
    is_sample: row.is_sample,
    scheduled_for: row.scheduled_for && toInstant(row.scheduled_for),
    published_at: row.published_at && toInstant(row.published_at),
    texts: texts.map(textShown),
    findings: findings.map((each) => ({ ...each })),
    history: events.map((each) => eventShown(each, nameOf)),
    may_change: mayChange(row.state, who),
    steps: [...openSteps(row.state, who)],
  };
}

function textShown(text: ReadText): WrittenPost['texts'][number] {
  return {
    language: text.language,
    slug: text.slug,
    read_slug: text.read_slug,
    title: text.title,
    excerpt: text.excerpt,
    search_title: text.search_title,
    search_description: text.search_description,
    cover: text.cover,
    body: text.body,
    version: text.version,
    changed_at: toInstant(text.changed_at),
    has_changes: text.has_changes,
  };
}

function eventShown(
  { id, event, note, by_user: by, happened_at: at }: EventRow,
  nameOf: (by: string | null) => string | null,
): WrittenPost['history'][number] {
  return { id, event, note, by: nameOf(by), at: toInstant(at) };
}
