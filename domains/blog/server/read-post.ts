import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { blogCategories, postBody, readingMinutes, type Post, type readPostCall } from '../contract/index.ts';
import { findPost, listTranslations } from './store.ts';

/** What a visitor finds under a name: a post, one that was taken back, or nothing. */
export type Found =
  | { readonly kind: 'found'; readonly post: Post }
  | { readonly kind: 'gone' }
  | { readonly kind: 'missing' };

/** Addresses are written in small letters; a former name finds the post too. */
export async function findForVisitor(db: Database, slug: string): Promise<Found> {
  const row = await findPost(db, slug.toLowerCase());
  if (row?.state === 'unpublished') return { kind: 'gone' };
  if (row?.state !== 'published') return { kind: 'missing' };
  const { published_at: publishedAt } = row;
  invariant(publishedAt !== null, 'a published post has no day');
  const body = z.parse(postBody, row.body);
  const translations = await listTranslations(db, row.id);
  return {
    kind: 'found',
    post: {
      id: row.id,
      slug: row.slug,
      language: row.language,
      title: row.title,
      excerpt: row.excerpt,
      body,
      category: z.parse(z.enum(blogCategories), row.category),
      author: { id: row.author_id, name: row.author_name },
      published_at: toInstant(publishedAt),
      changed_at: toInstant(row.changed_at),
      reading_minutes: readingMinutes(body),
      translations: translations.map(({ language, slug: name }) => ({ language, slug: name })),
      is_sample: row.is_sample,
    },
  };
}

/** GET /blog/posts/:slug. Refuses not_found, also for what is not published yet or no longer. */
export async function readPost(
  { db }: Pick<Work, 'db'>,
  { params }: CallInput<typeof readPostCall>,
): Promise<Post> {
  const found = await findForVisitor(db, params.slug);
  if (found.kind !== 'found') throw new Refusal(platformRefusals.not_found);
  return found.post;
}
