import { toInstant } from '@egcr/contract/time';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { REMINDED_DAYS } from '../contract/limits.ts';
import { grantDeadline } from '../contract/notices.ts';
import { takeReminders } from './saved-store.ts';

export const REMIND = 'grants.remind';
const AT_ONCE = 500;

/**
 * Tells people of the deadlines of what they saved: 14 days, 3 days and 1 day before, each once. The nearest stands for those before it, and people
 * who have applied are told nothing.
 */
export async function remindOfDeadlines(work: Work): Promise<void> {
  for (const days of REMINDED_DAYS.toSorted((one, other) => one - other)) {
    let count: number;
    do {
      const due = await takeReminders(work, { days, limit: AT_ONCE });
      count = due.length;
      await work.emit(
        ...due.map(({ user_id: userId, slug, closes_at: closesAt }) =>
          told(notificationAsked, {
            user_id: userId,
            ...grantDeadline.of({ closes_at: toInstant(closesAt) }, slug),
          }),
        ),
      );
    } while (count === AT_ONCE);
  }
}
