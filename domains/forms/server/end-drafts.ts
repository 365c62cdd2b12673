import { addSeconds } from '@egcr/contract/time';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { DRAFT_REMINDER_DAYS } from '../contract/limits.ts';
import { draftEndsSoon } from '../contract/notices.ts';
import type { FormShelf } from './declared-form.ts';
import { deleteEnded, endingBefore, markReminded } from './store.ts';

export const END_DRAFTS = 'forms.end_drafts';
const AT_ONCE = 200;
const DAY_S = 86_400;

/** Deletes drafts whose time is over, and tells owners of those that end soon. The nearer reminder stands for the one before. */
export async function endDrafts(shelf: FormShelf, work: Work): Promise<void> {
  await deleteEnded(work.db, work.now);
  for (const days of DRAFT_REMINDER_DAYS.toReversed()) await remind(shelf, work, days);
}

async function remind(shelf: FormShelf, work: Work, days: number): Promise<void> {
  const until = addSeconds(work.now, days * DAY_S);
  let count: number;
  do {
    const ending = await endingBefore(work.db, { until, days, limit: AT_ONCE });
    count = ending.length;
    await markReminded(
      work.db,
      ending.map(({ id }) => id),
      days,
    );
    await work.emit(
      ...ending.flatMap(({ form, owner_id: userId, expires_at: at }) => {
        const address = shelf.newest(form)?.address;
        if (address === undefined) return [];
        const notice = draftEndsSoon.of({ expires_on: at.toISOString().slice(0, 10) }, address);
        return [told(notificationAsked, { user_id: userId, ...notice })];
      }),
    );
  } while (count === AT_ONCE);
}
