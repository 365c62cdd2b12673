import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

import { notification } from './endpoints.ts';

/** A notification is there; heard by the person's open pages. */
export const notificationAdded = event('notifications.added', notification);

/** A domain has something to tell a person, `told(notificationAsked, { user_id, ...orderPaid.of(params, id) })`: becomes one notification. */
export const notificationAsked = event(
  'notification.asked',
  z.object({
    user_id: uuid,
    /** Declared by `notice()` in the contract of the domain that tells it. */
    kind: notification.shape.kind,
    params: z.optional(notification.shape.params),
    link: z.optional(notification.shape.link),
    /** The event that is told of: one notification of it for a person, however often it is asked for. */
    cause: z.optional(uuid),
  }),
);
export type NotificationAsked = z.input<typeof notificationAsked.payload>;
