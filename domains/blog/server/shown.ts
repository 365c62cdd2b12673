import { toInstant } from '@egcr/contract/time';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

import { postCover, type PostCard, type PostCover } from '../contract/index.ts';
import type { PostHead } from './store.ts';

/** The picture above a text, read again as it was accepted. */
export function coverOf({ cover }: { readonly cover: unknown }): PostCover | null {
  return z.parse(z.nullable(postCover), cover);
}

/** A published post as lists show it. */
export function cardOf(row: PostHead): PostCard {
  const { published_at: publishedAt } = row;
  invariant(publishedAt !== null, 'a published post has no day');
  return {
    id: row.id,
    slug: row.slug,
    language: row.language,
    title: row.title,
    excerpt: row.excerpt,
    cover: coverOf(row),
    category: { slug: row.category, name: row.category_name },
    tags: [...row.tags],
    author: { id: row.author_id, name: row.author_name },
    co_authors: row.co_authors.map(({ id, name }) => ({ id, name })),
    published_at: toInstant(publishedAt),
    reading_minutes: row.reading_minutes,
    is_for_members: row.is_for_members,
    is_sample: row.is_sample,
  };
}
