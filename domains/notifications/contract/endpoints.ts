import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { READ_AT_ONCE_MAX } from './limits.ts';

/**
 * One thing a person should know. The sentence is made in the browser from `kind` and `params` (flat texts and numbers), in the
 * reader's language; `link` is an address inside the product.
 */
export const notification = z.object({
  id: uuid,
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  link: z.nullable(z.string()),
  created_at: instant,
  read_at: z.nullable(instant),
});
export type Notification = z.infer<typeof notification>;

export const notificationsCall = endpoint({
  name: 'notifications.list_notifications',
  summary: 'What you should know, newest first, and how much of it is unread.',
  method: 'GET',
  path: '/api/v1/notifications',
  query: pageQuery,
  reply: z.extend(pageOf(notification), { unread: z.number() }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});

export const markReadCall = endpoint({
  name: 'notifications.mark_read',
  summary: 'Marks notifications as read: some by their ids, or all.',
  method: 'POST',
  path: '/api/v1/notifications/read',
  body: z
    .strictObject({
      ids: z.optional(z.array(uuid).check(z.maxLength(READ_AT_ONCE_MAX, 'too_many'))),
      all: z.optional(z.boolean()),
    })
    .check(z.refine(({ ids, all }) => (ids !== undefined) !== (all === true), 'ids_or_all')),
  reply: z.object({ unread: z.number() }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'write',
});

export const notificationCalls = [notificationsCall, markReadCall] as const;
