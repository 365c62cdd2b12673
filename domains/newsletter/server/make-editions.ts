import type { Work } from '@egcr/server-kit/work';

import { addEdition } from './edition-store.ts';
import type { NewsletterParts } from './parts.ts';
import { SEND } from './send-edition.ts';

/** A post that readers see now goes out in each language in which it has not gone out before. */
export async function makeEditions(
  { posts }: Pick<NewsletterParts, 'posts'>,
  work: Work,
  postId: string,
): Promise<void> {
  const texts = await posts.texts(work.db, postId);
  for (const { language } of texts) await addEdition(work, { id: work.newId(), postId, language });
  if (texts.length > 0) await work.enqueue(SEND, {});
}
