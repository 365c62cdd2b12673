import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { markReadCall, notificationsCall } from '../contract/endpoints.ts';
import { notificationListeners } from './notify.ts';
import { markNotificationsRead, readNotifications } from './read-notifications.ts';

/** What people should know: made from events, read by the bell. */
export function createNotifications(): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'notifications',
      calls: [handle(notificationsCall, readNotifications), handle(markReadCall, markNotificationsRead)],
      listeners: notificationListeners,
    },
  };
}
