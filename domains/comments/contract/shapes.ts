import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { commentStates } from './comment-machine.ts';
import { commentReasons } from './rules.ts';

const said = z.object({
  id: uuid,
  /** First name and the first letter of the last one. Null where the person has no name, or the comment is gone. */
  writer: z.nullable(z.string()),
  /** Null where the comment is gone and stands only because others replied to it. */
  text: z.nullable(z.string()),
  created_at: instant,
  is_sample: z.boolean(),
});

/** A comment as everybody reads it, with what was replied to it, the oldest first. */
export const comment = named('Comment', z.extend(said, { replies: z.array(said) }));
export type SaidComment = z.infer<typeof said>;
export type Comment = z.infer<typeof comment>;

/** A comment as its writer sees it. */
export const ownComment = named(
  'OwnComment',
  z.extend(said, { state: z.enum(['pending', 'approved']), reply_to: z.nullable(uuid) }),
);
export type OwnComment = z.infer<typeof ownComment>;

/** A comment in the queue of the editors. */
export const queuedComment = named(
  'QueuedComment',
  z.extend(said, {
    state: z.enum(commentStates),
    is_yours: z.boolean(),
    /** Under what it was written; null where that is not there any more. */
    subject: z.nullable(z.object({ title: z.string(), path: z.string() })),
    /** What it replies to. */
    replies_to: z.nullable(z.string()),
    /** Open reports by reason. */
    reports: z.array(z.object({ reason: z.enum(commentReasons), count: z.int() })),
    decision: z.nullable(
      z.object({
        by: z.nullable(z.string()),
        at: instant,
        reason: z.nullable(z.enum(commentReasons)),
        note: z.string(),
      }),
    ),
  }),
);
export type QueuedComment = z.infer<typeof queuedComment>;
