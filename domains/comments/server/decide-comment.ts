import { platformRefusals } from '@egcr/contract/refusals';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { commentActs } from '../contract/acts.ts';
import {
  commentMachine,
  commentRefusals,
  type decideCommentCall,
  type EditorStep,
  type QueuedComment,
} from '../contract/index.ts';
import { commentApproved, commentRemoved } from '../contract/notices.ts';
import type { CommentParts } from './parts.ts';
import { findQueued, keepDecision } from './queue-store.ts';
import { queuedOf } from './read-queue.ts';
import { lockComment, type CommentRow } from './store.ts';
import { subjectsOf } from './subjects.ts';
import { tellReplied } from './tell.ts';

const actOf = {
  approve: commentActs.comment_approved,
  mark_spam: commentActs.comment_marked_spam,
  remove: commentActs.comment_removed,
} as const satisfies Readonly<Record<EditorStep, object>>;

type Body = CallInput<typeof decideCommentCall>['body'];

/** POST /admin/comments/:comment/steps. Refuses not_found, own_comment, comment_step_refused, in that order. */
export async function decideComment(
  parts: CommentParts,
  work: Work,
  { params: { comment: id }, body }: CallInput<typeof decideCommentCall>,
): Promise<QueuedComment> {
  const { userId: by } = personOf(work);
  const row = await lockComment(work.db, id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (row.writer_id === by) throw new Refusal(commentRefusals.own_comment);
  const state = step(commentMachine, row.state, body.step);
  const said = body.step === 'remove' ? body : { reason: null, note: '' };
  await keepDecision(work.db, { id, state, by, at: work.now, reason: said.reason, note: said.note });
  if (row.writer_id !== null)
    await parts.record(work, { action: actOf[body.step], userId: row.writer_id, subject: id });
  await tellWriter(parts, work, row, body);
  const decided = await findQueued(work.db, id);
  const [queued] = decided === undefined ? [] : await queuedOf(parts, work, [decided]);
  invariant(queued !== undefined, 'a comment that is held is there');
  return queued;
}

/** The writer of a waiting comment hears that it is read now; of a removed one, why. Who sends spam hears nothing. */
async function tellWriter(parts: CommentParts, work: Work, row: CommentRow, body: Body): Promise<void> {
  const subject = (await subjectsOf(parts, work, [row]))(row);
  if (subject === undefined) return;
  const { title, path } = subject;
  const isNew = body.step === 'approve' && row.state !== 'approved';
  const tell =
    body.step === 'remove'
      ? commentRemoved.of({ title, reason: body.reason }, path)
      : isNew
        ? commentApproved.of({ title }, path)
        : undefined;
  if (tell !== undefined && row.writer_id !== null)
    await work.emit(told(notificationAsked, { user_id: row.writer_id, ...tell }));
  if (!isNew || row.parent_id === null) return;
  const parent = await lockComment(work.db, row.parent_id);
  await tellReplied(work, { parent, writerId: row.writer_id, subject });
}
