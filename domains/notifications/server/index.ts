import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  listDeliveriesCall,
  markReadCall,
  notificationsCall,
  readPreferencesCall,
  savePreferenceCall,
} from '../contract/endpoints.ts';
import { notificationListeners } from './notify.ts';
import type { NotificationParts } from './parts.ts';
import { listDeliveries, readPreferences, savePreference } from './preferences.ts';
import { markNotificationsRead, readNotifications } from './read-notifications.ts';

export type { NotificationParts } from './parts.ts';

/** What people should know: made from events, read at the bell, sent by e-mail and text message as they choose. */
export function createNotifications(parts: NotificationParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'notifications',
      calls: [
        handle(notificationsCall, readNotifications),
        handle(markReadCall, markNotificationsRead),
        handle(readPreferencesCall, (work) => readPreferences(parts, work)),
        handle(savePreferenceCall, (work, input) => savePreference(parts, work, input)),
        handle(listDeliveriesCall, listDeliveries),
      ],
      listeners: notificationListeners(parts),
    },
  };
}
