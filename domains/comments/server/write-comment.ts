import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, secondsUntil } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  commentMachine,
  commentRefusals,
  COMMENTS_IN_WINDOW,
  REPLIES_MAX,
  waitsForEditor,
  WINDOW_S,
  type CommentState,
  type OwnComment,
  type writeCommentCall,
} from '../contract/index.ts';
import { ownOf } from './list-own.ts';
import type { CommentParts } from './parts.ts';
import { writersOf } from './shown.ts';
import {
  countReplies,
  hasSpamOf,
  insertComment,
  lockComment,
  lockPerson,
  setState,
  writtenSince,
  type CommentRow,
} from './store.ts';
import { openSubject, type SubjectAsked } from './subjects.ts';
import { tellReplied, tellWaits } from './tell.ts';

/** POST /comments/:kind/:subject. Refuses not_found (the subject, or what is replied to), comments_too_many, comment_full, in that order. */
export async function writeComment(
  parts: CommentParts,
  work: Work,
  { params, body: { text, reply_to: replyTo } }: CallInput<typeof writeCommentCall>,
): Promise<OwnComment> {
  const { userId: writerId } = personOf(work);
  const known = await openSubject(parts, work, { ...params, isMember: true });
  const parent = replyTo === undefined ? undefined : await holdParent(work, replyTo, params);
  await lockPerson(work.db, writerId);
  await refuseHaste(work, writerId);
  if (parent !== undefined && (await countReplies(work.db, parent.id)) >= REPLIES_MAX)
    throw new Refusal(commentRefusals.comment_full);
  const id = work.effectId;
  const row = { id, ...params, parentId: parent?.id ?? null, writerId, text, at: work.now };
  await insertComment(work.db, row);
  const waits = waitsForEditor(text, { hasSpam: await hasSpamOf(work.db, writerId) });
  const state: CommentState = waits ? 'pending' : step(commentMachine, 'pending', 'let_through');
  if (state !== 'pending') {
    await setState(work.db, { id, state });
    await tellReplied(work, { parent, writerId, subject: known });
  } else await tellWaits(work, { writerId, subject: known });
  const said = {
    id,
    parent_id: row.parentId,
    writer_id: writerId,
    sample_name: null,
    text,
    created_at: work.now,
    state,
  };
  return ownOf(said, (await writersOf(parts, work.db, [said]))(said));
}

/** The comment under which a reply stands: there is one level. Refuses not_found: one that nobody reads, or of another subject. */
async function holdParent(
  { db }: Pick<Work, 'db'>,
  replyTo: string,
  { kind, subject }: SubjectAsked,
): Promise<CommentRow> {
  const meant = await lockComment(db, replyTo);
  const isReadHere =
    meant?.state === 'approved' && meant.subject_kind === kind && meant.subject_id === subject;
  if (!isReadHere) throw new Refusal(platformRefusals.not_found);
  const root = meant.parent_id === null ? meant : await lockComment(db, meant.parent_id);
  if (root === undefined) throw new Refusal(platformRefusals.not_found);
  return root;
}

/** What was taken back counts too. */
async function refuseHaste({ db, now }: Pick<Work, 'db' | 'now'>, writerId: string): Promise<void> {
  const since = addSeconds(now, -WINDOW_S);
  const times = await writtenSince(db, { writerId, since, limit: COMMENTS_IN_WINDOW });
  const oldest = times.at(-1);
  if (times.length < COMMENTS_IN_WINDOW || oldest === undefined) return;
  throw new Refusal(commentRefusals.comments_too_many, {
    retryAfter_s: secondsUntil(addSeconds(oldest, WINDOW_S), now),
  });
}
