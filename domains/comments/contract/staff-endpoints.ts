import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { commentStates } from './comment-machine.ts';
import { commentRefusals as no } from './refusals.ts';
import { commentReasons, decisionNote } from './rules.ts';
import { queuedComment } from './shapes.ts';

const editor = { access: 'profiled', pin: 'none', permission: 'comments.moderate' } as const;

export const readQueueCall = endpoint({
  ...editor,
  name: 'comments.read_queue',
  summary: 'Comments for the editors, newest first: by default those that wait or are reported.',
  method: 'GET',
  path: '/api/v1/admin/comments',
  query: z.extend(pageQuery, {
    state: z.optional(z.enum([...commentStates, 'open', 'reported'], 'not_offered')),
  }),
  reply: pageOf(queuedComment),
  refusals: [],
  rate: 'read',
});

const reason = z.enum(commentReasons, 'not_offered');

export const decideCommentCall = endpoint({
  ...editor,
  name: 'comments.decide',
  summary: 'Approves a comment, which settles its reports; marks it as spam; or removes it with a reason.',
  method: 'POST',
  path: '/api/v1/admin/comments/:comment/steps',
  params: z.object({ comment: uuid }),
  body: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('approve') }),
    z.strictObject({ step: z.literal('mark_spam') }),
    z.strictObject({ step: z.literal('remove'), reason, note: decisionNote }),
  ]),
  reply: queuedComment,
  refusals: [platformRefusals.not_found, no.own_comment, no.comment_step_refused],
  rate: 'write',
  idempotency: 'required',
});
