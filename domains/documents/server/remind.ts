import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { REMINDER_DAYS } from '../contract/limits.ts';
import { endsSoon } from '../contract/notices.ts';
import { endingWithin, insertReminders } from './store.ts';

export const REMIND = 'documents.remind';
const AT_ONCE = 200;

/** Tells owners of documents that end within a month, and once more within a week. The nearer reminder stands for the one before. */
export async function remindOfEnds(work: Work): Promise<void> {
  const today = work.now.toISOString().slice(0, 10);
  for (const days of REMINDER_DAYS.toReversed()) {
    let count: number;
    do {
      const ending = await endingWithin(work.db, { today, days, limit: AT_ONCE });
      count = ending.length;
      await insertReminders(
        work.db,
        ending.map(({ id, expires_on: expiresOn }) => ({ id, expiresOn, days })),
      );
      await work.emit(
        ...ending.map(({ owner_id: userId, kind, expires_on: expiresOn }) =>
          told(notificationAsked, {
            user_id: userId,
            ...endsSoon.of({ document: kind, expires_on: expiresOn }),
          }),
        ),
      );
    } while (count === AT_ONCE);
  }
}
