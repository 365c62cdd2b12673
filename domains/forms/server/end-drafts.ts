import { addSeconds } from '@egcr/contract/time';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { DRAFT_REMINDER_DAYS } from '../contract/limits.ts';
import { draftEndsSoon } from '../contract/notices.ts';
import { addressOf } from './declared-form.ts';
import type { DraftParts } from './keep-drafts.ts';
import { deleteEnded, endingBefore, markReminded, type EndingDraft } from './store.ts';

export const END_DRAFTS = 'forms.end_drafts';
const AT_ONCE = 200;
const DAY_S = 86_400;

/** Deletes drafts whose time is over, and tells owners of those that end soon. The nearer reminder stands for the one before. */
export async function endDrafts(parts: DraftParts, work: Work): Promise<void> {
  await deleteEnded(work.db, work.now);
  for (const days of DRAFT_REMINDER_DAYS.toReversed()) await remind(parts, work, days);
}

async function remind({ shelf, acting }: DraftParts, work: Work, days: number): Promise<void> {
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
    for (const draft of ending) {
      const form = await shelf.newest(work.db, draft.form);
      if (form === undefined) continue;
      const address = addressOf(form, draft.subject_id);
      const notice = draftEndsSoon.of({ expires_on: draft.expires_at.toISOString().slice(0, 10) }, address);
      const owners = await ownersOf(acting, work, draft);
      await work.emit(...owners.map((userId) => told(notificationAsked, { user_id: userId, ...notice })));
    }
  } while (count === AT_ONCE);
}

/** Who may still send it. */
async function ownersOf(
  acting: DraftParts['acting'],
  { db }: Pick<Work, 'db'>,
  { owner_id: ownerId, organisation_id: organisationId }: EndingDraft,
): Promise<readonly string[]> {
  return organisationId === null ? [ownerId] : acting.membersWith(db, organisationId, 'edit');
}
