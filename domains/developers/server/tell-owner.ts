import type { Notice } from '@egcr/contract/notice';
import { notificationAsked } from '@egcr/notifications/contract';
import { peopleBehind } from '@egcr/organisations/server';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

/** Tells those who answer for a program: the person, or those of a business who handle its money. */
export async function tellOwner(work: Work, ownerId: string, notice: Notice): Promise<void> {
  const people = await peopleBehind(work.db, ownerId, 'pay');
  const events = people.map((userId) => told(notificationAsked, { user_id: userId, ...notice }));
  if (events.length > 0) await work.emit(...events);
}
