import type { postPublished } from '@egcr/blog/contract';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { addEdition } from './edition-store.ts';
import type { NewsletterParts } from './parts.ts';
import { SEND } from './send-edition.ts';

/** A post that readers see now goes out in each language in which it has not gone out before. */
export async function makeEditions(
  { posts }: Pick<NewsletterParts, 'posts'>,
  work: Work,
  { post_id: postId, published_by: publishedBy }: z.output<typeof postPublished.payload>,
): Promise<void> {
  const texts = await posts.texts(work.db, postId);
  for (const { language } of texts)
    await addEdition(work, { id: work.newId(), post_id: postId, language, published_by: publishedBy });
  if (texts.length > 0) await work.enqueue(SEND, {});
}
