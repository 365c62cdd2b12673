import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  commentRefusals,
  REPORTS_PER_HOUR_MAX,
  REPORTS_WINDOW_S,
  type reportCommentCall,
} from '../contract/index.ts';
import { addReport, countReportsBy } from './queue-store.ts';
import { lockComment, lockPerson } from './store.ts';

/** PUT /comments/reports/:comment. Refuses not_found (one that nobody reads), own_comment, reports_too_many, in that order. */
export async function reportComment(
  work: Work,
  { params: { comment: commentId }, body: { reason } }: CallInput<typeof reportCommentCall>,
): Promise<undefined> {
  const { db, now } = work;
  const { userId: reporterId } = personOf(work);
  const row = await lockComment(db, commentId);
  if (row?.state !== 'approved') throw new Refusal(platformRefusals.not_found);
  if (row.writer_id === reporterId) throw new Refusal(commentRefusals.own_comment);
  await lockPerson(db, reporterId);
  const since = addSeconds(now, -REPORTS_WINDOW_S);
  if ((await countReportsBy(db, { reporterId, since })) >= REPORTS_PER_HOUR_MAX)
    throw new Refusal(commentRefusals.reports_too_many, { retryAfter_s: REPORTS_WINDOW_S });
  await addReport(db, { commentId, reporterId, reason, at: now });
  return undefined;
}
