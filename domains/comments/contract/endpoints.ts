import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { commentRefusals as no } from './refusals.ts';
import { commentReasons, commentText } from './rules.ts';
import { comment, ownComment } from './shapes.ts';

const { not_found } = platformRefusals;
/** Under what comments are written: a kind that a domain declares, and the id of one thing of it. */
const subject = {
  kind: z.string().check(z.regex(/^[a-z]+(?:_[a-z]+)*$/, 'not_offered'), z.maxLength(40, 'not_offered')),
  subject: uuid,
};
const byId = z.object({ comment: uuid });

const list = {
  method: 'GET',
  params: z.object(subject),
  query: pageQuery,
  reply: pageOf(comment),
  refusals: [not_found],
  pin: 'none',
} as const;

export const listCommentsCall = endpoint({
  ...list,
  name: 'comments.list_comments',
  summary: 'What was commented, newest first, with the replies to each. Not of what is for members.',
  path: '/api/v1/comments/:kind/:subject',
  access: 'public',
  rate: 'public',
});

export const listForMembersCall = endpoint({
  ...list,
  name: 'comments.list_for_members',
  summary: 'The same to verified people, also of what is for members.',
  path: '/api/v1/comments/:kind/:subject/for-members',
  access: 'verified',
  rate: 'read',
});

export const listOwnCall = endpoint({
  name: 'comments.list_own',
  summary: 'Your own comments that wait for an editor or are read, the newest first.',
  method: 'GET',
  path: '/api/v1/comments/:kind/:subject/own',
  params: z.object(subject),
  reply: z.object({ items: z.array(ownComment) }),
  refusals: [],
  access: 'verified',
  pin: 'none',
  rate: 'read',
});

export const writeCommentCall = endpoint({
  name: 'comments.write_comment',
  summary: 'Comments on something, or replies to a comment. A text with many links waits for an editor.',
  method: 'POST',
  path: '/api/v1/comments/:kind/:subject',
  params: z.object(subject),
  body: z.strictObject({ text: commentText, reply_to: z.optional(uuid) }),
  reply: ownComment,
  status: 201,
  refusals: [not_found, no.comments_too_many, no.comment_full],
  access: 'verified',
  pin: 'none',
  rate: 'write',
  idempotency: 'required',
});

export const takeBackCall = endpoint({
  name: 'comments.take_back',
  summary: 'Deletes your comment. Replies of others stay.',
  method: 'DELETE',
  path: '/api/v1/comments/own/:comment',
  params: byId,
  refusals: [not_found],
  access: 'signed_in',
  pin: 'none',
  rate: 'write',
});

export const reportCommentCall = endpoint({
  name: 'comments.report_comment',
  summary: 'Tells the editors what is wrong with a comment. Reported twice by a person, it counts once.',
  method: 'PUT',
  path: '/api/v1/comments/reports/:comment',
  params: byId,
  body: z.strictObject({ reason: z.enum(commentReasons, 'not_offered') }),
  refusals: [not_found, no.own_comment, no.reports_too_many],
  access: 'verified',
  pin: 'none',
  rate: 'write',
});
