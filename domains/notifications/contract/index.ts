export {
  listDeliveriesCall,
  markReadCall,
  notificationCalls,
  notificationsCall,
  readPreferencesCall,
  savePreferenceCall,
  type Notification,
  type NotificationDelivery,
  type NotificationPreferences,
} from './endpoints.ts';
export { notificationAdded, notificationAsked, type NotificationAsked } from './events.ts';
export { READ_AT_ONCE_MAX, UNREAD_COUNT_MAX } from './limits.ts';
export {
  channels,
  isTold,
  noticeCategories,
  type Channel,
  type Choosable,
  type ContactState,
  type DeliveryState,
  type NoticeCategory,
  type NoticeType,
} from './preferences.ts';
