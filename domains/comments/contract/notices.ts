import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const title = z.string();
const toSubject = (path: string): string => path;

/** To the writer, where an editor let a waiting comment through. */
export const commentApproved = notice('comments.approved', {
  params: z.object({ title }),
  link: toSubject,
  type: 'alert.comment',
});
/** To the writer, with the reason in the words of the list. */
export const commentRemoved = notice('comments.removed', {
  params: z.object({ title, reason: z.string() }),
  link: toSubject,
  type: 'alert.comment',
});
/** To whose thing it is about: a comment waits for an editor. */
export const commentWaits = notice('comments.waits', {
  params: z.object({ title }),
  link: toSubject,
  type: 'alert.comment',
});
/** To the writer of the comment that was replied to. */
export const commentReplied = notice('comments.replied', {
  params: z.object({ title }),
  link: toSubject,
  type: 'alert.comment',
});
