import type { Database } from '@egcr/server-kit/database';

import { listPublishedTexts } from './feed-store.ts';
import { listCategories } from './store.ts';

/** What readers see, for those who bring it to them in another way. Samples are not among it. */
export const publishedPosts = {
  /** A post in each of its languages; none where it is not read. */
  texts: (db: Database, postId: string) => listPublishedTexts(db, postId),
  /** The names of all categories by their slugs, in one language. */
  async categories(db: Database, language: string): Promise<ReadonlyMap<string, string>> {
    const rows = await listCategories(db, language);
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  },
};

export type PublishedPosts = typeof publishedPosts;
