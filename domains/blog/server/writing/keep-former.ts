import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { isBegun, REVISION_EVERY_S } from '../../contract/index.ts';
import type { ReadText } from './show.ts';
import { keepRevision, newestRevision } from './revision-store.ts';

type Keeping = Pick<Work, 'db' | 'newId'>;

/** Keeps a copy of the current text as a revision; does nothing where there is no text yet. */
export async function keepAsRevision(work: Keeping, postId: string, text: ReadText): Promise<void> {
  if (!isBegun(text)) return;
  const { language, title, excerpt, cover, body, changed_by: by, changed_at: at } = text;
  const { search_title: searchTitle, search_description: searchDescription } = text;
  const written = { title, excerpt, searchTitle, searchDescription, cover, body };
  await keepRevision(work.db, { id: work.newId(), postId, language, ...written, by, at });
}

/** Called before a save: keeps a revision of another person's text always, of the writer's own from time to time. */
export async function keepFormer(
  work: Keeping & Pick<Work, 'now'>,
  postId: string,
  { text, by }: { readonly text: ReadText; readonly by: string },
): Promise<void> {
  const newest = await newestRevision(work.db, { postId, language: text.language });
  const isDue = newest === undefined || newest < addSeconds(work.now, -REVISION_EVERY_S);
  if (isDue || text.changed_by !== by) await keepAsRevision(work, postId, text);
}
