import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { READ_AT_ONCE_MAX } from './limits.ts';
import {
  channels,
  choosable,
  contactStates,
  deliveryStates,
  noticeCategories,
  noticeTypes,
} from './preferences.ts';
import { notificationRefusals } from './refusals.ts';

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

const preferences = named(
  'NotificationPreferences',
  z.object({
    items: z.array(
      z.object({
        category: z.enum(noticeCategories),
        /** Null: the category as a whole. */
        type: z.nullable(z.enum(noticeTypes)),
        channel: z.enum(channels),
        is_on: z.boolean(),
        /** It cannot be turned off. */
        is_always_on: z.boolean(),
      }),
    ),
    /** Where messages go: only to a verified contact. */
    email: z.enum(contactStates),
    sms: z.enum(contactStates),
  }),
);
export type NotificationPreferences = z.output<typeof preferences>;

export const readPreferencesCall = endpoint({
  name: 'notifications.read_preferences',
  summary:
    'How you are told of what: each type of notification, and each category of types, by each channel.',
  method: 'GET',
  path: '/api/v1/notification-preferences',
  reply: preferences,
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});

export const savePreferenceCall = endpoint({
  name: 'notifications.save_preference',
  summary:
    'Turns one channel on or off for one type of notification, or for a category with all of its types.',
  method: 'PUT',
  path: '/api/v1/notification-preferences/:about/:channel',
  params: z.object({
    about: z.enum(choosable, 'not_offered'),
    channel: z.enum(channels, 'not_offered'),
  }),
  body: z.strictObject({ is_on: z.boolean() }),
  reply: preferences,
  refusals: [notificationRefusals.notification_always_on],
  access: 'signed_in',
  pin: 'none',
  rate: 'write',
});

const delivery = named(
  'NotificationDelivery',
  z.object({
    id: uuid,
    kind: notification.shape.kind,
    params: notification.shape.params,
    channel: z.enum(['email', 'sms']),
    /** `sent`: given to the outbox; all else says why it was not. */
    state: z.enum(deliveryStates),
    at: instant,
  }),
);
export type NotificationDelivery = z.output<typeof delivery>;

export const listDeliveriesCall = endpoint({
  name: 'notifications.list_deliveries',
  summary: 'The last emails and text messages to you, sent or not, with the reason.',
  method: 'GET',
  path: '/api/v1/notification-deliveries',
  reply: z.object({ items: z.array(delivery) }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});

export const notificationCalls = [
  notificationsCall,
  markReadCall,
  readPreferencesCall,
  savePreferenceCall,
  listDeliveriesCall,
] as const;
