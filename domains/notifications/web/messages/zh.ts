import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': '通知',
  'bell.unread': '通知，{count, plural, other {# 条未读}}',
  'bell.over': '{count}+',
  'panel.title': '通知',
  'panel.read_all': '全部标为已读',
  'panel.more': '显示更多',
  'panel.loading': '正在加载通知',
  'panel.failed': '无法加载通知',
  'panel.retry': '重试',
  'panel.empty.title': '没有新通知',
  'panel.empty.text': '有款项到账或需要您处理的事情时，会在这里告诉您。',
  'item.unread': '未读',
  'kind.money_received': '{name} 向您转了 {amount}',
  'kind.unknown': '您的账户有新动态',
};
