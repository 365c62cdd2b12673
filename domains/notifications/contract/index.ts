export { markReadCall, notificationCalls, notificationsCall, type Notification } from './endpoints.ts';
export { notificationAdded, notificationAsked, type NotificationAsked } from './events.ts';
export { READ_AT_ONCE_MAX, UNREAD_COUNT_MAX } from './limits.ts';
