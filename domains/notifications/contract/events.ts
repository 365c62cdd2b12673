import * as z from 'zod/mini';

import { notification } from './endpoints.ts';

/** Topic `notifications.added`, heard by the person's open pages. */
export const NOTIFICATION_ADDED = 'notifications.added';
export const notificationAdded = notification;

/** Topic on which any domain asks for a person to be told something; becomes one notification. */
export const NOTIFICATION_ASKED = 'notification.asked';
export const notificationAsked = z.object({
  user_id: z.string(),
  /** Domain and what happened, `wallet.money_received`; the browser has a sentence for each. */
  kind: notification.shape.kind,
  params: z.optional(notification.shape.params),
  link: z.optional(notification.shape.link),
});
export type NotificationAsked = z.infer<typeof notificationAsked>;
