import { platformRefusals } from '@egcr/contract/refusals';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  postBody,
  RELATED_POSTS,
  type Post,
  type readMembersTextCall,
  type readPostCall,
} from '../contract/index.ts';
import type { ThreadParts } from './parts.ts';
import { cardOf } from './shown.ts';
import { threadOf } from './subject.ts';
import { findPost, listCards, type PostRow } from './store.ts';

/** What a visitor finds under a name: a post, one that was taken back, or nothing. */
export type Found =
  | { readonly kind: 'found'; readonly post: Post }
  | { readonly kind: 'gone' }
  | { readonly kind: 'missing' };

interface Asked {
  readonly slug: string;
  /** Of the reader: in it the category is named. */
  readonly language: string;
}

/** Addresses are written in small letters; a former name finds the post too. */
export async function findForVisitor(
  { comments }: ThreadParts,
  db: Database,
  { slug, language }: Asked,
): Promise<Found> {
  const row = await findPost(db, { slug: slug.toLowerCase(), language });
  if (row === undefined) return { kind: 'missing' };
  // Those who once read it are told that it is gone, also while it is prepared anew.
  if (row.state !== 'published') return { kind: row.published_at === null ? 'missing' : 'gone' };
  const related = await listCards(
    db,
    { category: row.category, language: row.language },
    { after: undefined, limit: RELATED_POSTS + 1 },
  );
  return {
    kind: 'found',
    post: {
      ...cardOf(row),
      search_title: row.search_title,
      search_description: row.search_description,
      licence: row.licence,
      body: row.is_for_members ? [] : bodyOf(row),
      changed_at: toInstant(row.changed_at),
      translations: row.translations.map(({ language: of, slug: name }) => ({ language: of, slug: name })),
      comments: await comments.count(db, threadOf(row.id)),
      related: related
        .filter(({ id }) => id !== row.id)
        .slice(0, RELATED_POSTS)
        .map(cardOf),
    },
  };
}

function bodyOf({ body }: PostRow): Post['body'] {
  return z.parse(postBody, body);
}

/** GET /blog/posts/:slug. Refuses not_found, also for what is not published yet or no longer. */
export async function readPost(
  parts: ThreadParts,
  { db, request }: Pick<Work, 'db' | 'request'>,
  { params: { slug }, query }: CallInput<typeof readPostCall>,
): Promise<Post> {
  const found = await findForVisitor(parts, db, { slug, language: query.language ?? request.language });
  if (found.kind !== 'found') throw new Refusal(platformRefusals.not_found);
  return found.post;
}

/** GET /blog/posts/:slug/text, for verified people. Refuses not_found, also for what is not published. */
export async function readMembersText(
  { db, request }: Pick<Work, 'db' | 'request'>,
  { params: { slug } }: CallInput<typeof readMembersTextCall>,
): Promise<ReplyOf<typeof readMembersTextCall>> {
  const row = await findPost(db, { slug: slug.toLowerCase(), language: request.language });
  if (row?.state !== 'published') throw new Refusal(platformRefusals.not_found);
  return { body: bodyOf(row) };
}
