export { markReadCall, notificationCalls, notificationsCall, type Notification } from './endpoints.ts';
export {
  NOTIFICATION_ADDED,
  NOTIFICATION_ASKED,
  notificationAdded,
  notificationAsked,
  type NotificationAsked,
} from './events.ts';
export { READ_AT_ONCE_MAX, UNREAD_COUNT_MAX } from './limits.ts';
