import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import { madeProgrammePath } from '@egcr/grants/contract';
import * as z from 'zod/mini';

/** A programme waits for the first or the second of two people. */
export const planWaits = notice('grant_programmes.plan_waits', {
  link: (id: string): string => hrefOf('grant-programmes', { programme: id }),
  params: z.object({ programme: z.string() }),
  type: 'task.queue',
});
/** A programme was sent back: its makers change it. */
export const planSentBack = notice('grant_programmes.plan_sent_back', {
  link: (): string => hrefOf('grant-programme-new'),
  params: z.object({ programme: z.string() }),
  type: 'task.grant',
});
/** A programme is published: everyone finds it. */
export const planPublished = notice('grant_programmes.plan_published', {
  link: (slug: string) => madeProgrammePath(slug),
  params: z.object({ programme: z.string() }),
  type: 'alert.grant',
});
/** A draft was archived: it is not published. */
export const planDropped = notice('grant_programmes.plan_dropped', {
  link: (): string => hrefOf('grant-programme-new'),
  params: z.object({ programme: z.string() }),
  type: 'alert.grant',
});
/** The second of two people has confirmed the awards of a round. */
export const planAwarded = notice('grant_programmes.plan_awarded', {
  link: (slug: string) => madeProgrammePath(slug),
  params: z.object({ programme: z.string() }),
  type: 'alert.grant',
});
