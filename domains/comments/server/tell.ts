import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { commentReplied, commentWaits } from '../contract/notices.ts';
import type { KnownSubject } from './parts.ts';
import type { CommentRow } from './store.ts';

interface Reply {
  readonly parent: Pick<CommentRow, 'writer_id' | 'state'> | undefined;
  readonly writerId: string | null;
  readonly subject: KnownSubject;
}

/** Whose thing a comment is about is told that it waits. */
export async function tellWaits(
  work: Pick<Work, 'emit'>,
  { writerId, subject: { title, path, ownerId = null } }: Omit<Reply, 'parent'>,
): Promise<void> {
  if (ownerId === null || ownerId === writerId) return;
  await work.emit(told(notificationAsked, { user_id: ownerId, ...commentWaits.of({ title }, path) }));
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
