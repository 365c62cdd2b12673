import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import type { PostEvent } from '../../contract/index.ts';
import { postHeldBack, postIsPublic, postReturned } from '../../contract/notices.ts';
import { listTexts, type WrittenPostRow } from './store.ts';

/** Who wrote a post is told what another person, or time, did with it: it came back, or readers see it now. */
export async function tellAuthor(
  work: Pick<Work, 'db' | 'emit'>,
  row: WrittenPostRow,
  { event, by }: { readonly event: PostEvent; readonly by: string | null },
): Promise<void> {
  const { author_user: author, co_author_users: others, state } = row;
  const readers = [...(author === null ? [] : [author]), ...others].filter((each) => each !== by);
  if (readers.length === 0) return;
  const texts = await listTexts(work.db, row.id);
  const text = texts.find(({ language }) => language === 'en') ?? texts[0];
  if (text === undefined) return;
  const { title } = text;
  const said =
    event === 'send_back'
      ? postReturned.of({ title }, row.id)
      : event === 'hold_back'
        ? postHeldBack.of({ title }, row.id)
        : (event === 'publish' || event === 'release') && state !== 'published'
          ? postIsPublic.of({ title }, text.slug)
          : undefined;
  if (said)
    await work.emit(...readers.map((userId) => told(notificationAsked, { user_id: userId, ...said })));
}
