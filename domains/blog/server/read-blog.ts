import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { readAuthorCall, readBlogCall } from '../contract/index.ts';
import { cardOf } from './shown.ts';
import { findAuthor, findFeatured, listCategories } from './store.ts';

export async function blogFor(db: Database, language: string): Promise<ReplyOf<typeof readBlogCall>> {
  const categories = await listCategories(db, language);
  const featured = await findFeatured(db, language);
  return { categories: [...categories], featured: featured === undefined ? null : cardOf(featured) };
}

/** GET /blog */
export function readBlog(
  { db, request }: Pick<Work, 'db' | 'request'>,
  { query }: CallInput<typeof readBlogCall>,
): Promise<ReplyOf<typeof readBlogCall>> {
  return blogFor(db, query.language ?? request.language);
}

/** GET /blog/authors/:author. Refuses not_found, also for an author who has published nothing. */
export async function readAuthor(
  { db }: Pick<Work, 'db'>,
  { params }: CallInput<typeof readAuthorCall>,
): Promise<ReplyOf<typeof readAuthorCall>> {
  const found = await findAuthor(db, params.author);
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  return found;
}
