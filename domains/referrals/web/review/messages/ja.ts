import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '判断待ちの特典',
  lead: '危険がありそうな紹介です。承認した特典は14日の期間後に支払われ、却下した特典は支払われません。',
  none: '待っているものはありません。',
  loading: '読み込み中',
  unread: '読み込めませんでした',
  retry: '再試行',
  'side.referee': '紹介された人へ',
  'side.referrer': '紹介した人へ',
  'reason.same_mailbox': '同じメールボックス',
  'reason.same_network': '同じネットワーク',
  'reason.burst': '一度に多数',
  'reason.disposable_email': '使い捨てアドレス',
  release: '承認',
  refuse: '却下',
  released: '特典を承認しました',
  refused: '特典を却下しました',
  failed: '何も決定されませんでした',
  'failed.own': 'あなた自身がこの紹介に関わっています。別の人が判断してください。',
  'failed.gone': 'すでにだれかが判断しました。',
};
