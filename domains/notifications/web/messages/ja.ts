import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'お知らせ',
  'bell.unread': 'お知らせ、未読 {count, plural, other {# 件}}',
  'bell.over': '{count}+',
  'panel.title': 'お知らせ',
  'panel.read_all': 'すべて既読にする',
  'panel.more': 'さらに表示',
  'panel.loading': 'お知らせを読み込んでいます',
  'panel.failed': 'お知らせを読み込めませんでした',
  'panel.retry': '再試行',
  'panel.empty.title': '新しいお知らせはありません',
  'panel.empty.text': 'お金が届いたときや対応が必要なときに、ここでお知らせします。',
  'item.unread': '未読',
  'kind.money_received': '{name}さんから {amount} が届きました',
  'kind.unknown': 'アカウントに新しいお知らせがあります',
};
