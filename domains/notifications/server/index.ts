import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { markReadCall, notificationsCall } from '../contract/endpoints.ts';
import { NOTIFICATION_ASKED } from '../contract/events.ts';
import { onNotificationAsked, onTransferPosted, onUserDeleted } from './notify.ts';
import { markNotificationsRead, readNotifications } from './read-notifications.ts';

/** What people should know: made from events, read by the bell. */
export function createNotifications(): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'notifications',
      migrations: new URL('../migrations/', import.meta.url),
      calls: [handle(notificationsCall, readNotifications), handle(markReadCall, markNotificationsRead)],
      listeners: {
        'wallet.transfer_posted': onTransferPosted,
        [NOTIFICATION_ASKED]: onNotificationAsked,
        'identity.user_deleted': onUserDeleted,
      },
    },
  };
}
