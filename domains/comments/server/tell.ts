import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { commentReplied } from '../contract/notices.ts';
import type { KnownSubject } from './parts.ts';
import type { CommentRow } from './store.ts';

interface Reply {
  readonly parent: Pick<CommentRow, 'writer_id' | 'state'> | undefined;
  readonly writerId: string | null;
  readonly subject: KnownSubject;
}

/** The writer of a comment that others read is told that another person has replied. */
export async function tellReplied(
  work: Pick<Work, 'emit'>,
  { parent, writerId, subject: { title, path } }: Reply,
): Promise<void> {
  const userId = parent?.writer_id ?? null;
  if (userId === null || userId === writerId || parent?.state !== 'approved') return;
  await work.emit(told(notificationAsked, { user_id: userId, ...commentReplied.of({ title }, path) }));
}
