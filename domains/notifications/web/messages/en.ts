import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  'bell.label': 'Notifications',
  'bell.unread': 'Notifications, {count, plural, one {# unread} other {# unread}}',
  'bell.over': '{count}+',
  'panel.title': 'Notifications',
  'panel.read_all': 'Mark all as read',
  'panel.more': 'Show more',
  'panel.loading': 'Loading notifications',
  'panel.failed': 'Notifications could not be loaded',
  'panel.retry': 'Retry',
  'panel.empty.title': 'Nothing new',
  'panel.empty.text': 'When money arrives or something needs you, you read it here.',
  'item.unread': 'Unread',
  'kind.money_received': '{name} sent you {amount}',
  'kind.unknown': 'There is news in your account',
});
