import type { Notice } from '@egcr/contract/notice';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

/** What the bell says to a person of a team. */
export async function notify(work: Work, userId: string, notice: Notice): Promise<void> {
  await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
}
