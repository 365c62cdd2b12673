import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'お知らせ',
  'bell.unread': 'お知らせ、未読 {count, plural, other {#件}}',
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
  'kind.money_received': '{name}さんから{amount}が届きました',
  'kind.rate_reached': '1 {base} が{rate} {quote} に達しました',
  'kind.request_received': '{name}さんから{amount}の支払い依頼',
  'kind.request_open': '{name}さんから支払い依頼',
  'kind.request_declined': '{name}さんが請求を断りました',
  'kind.request_cancelled': '{name}さんが請求を取り消しました',
  'kind.request_expired': '請求の期限が切れました',
  'kind.order_paid': '{name}さんへの予約送金{amount}を実行しました',
  'kind.order_failed': '{name}さんへの予約送金{amount}ができませんでした。再度試します。',
  'kind.order_paused': '{name}さんへの予約送金を一時停止しました（4回失敗）',
  'kind.order_skipped': '{name}さんへの送金の一部は期限を過ぎたため見送りました',
  'kind.deposit_received': '銀行振込で{amount}が届きました',
  'kind.withdrawal_paid': '{amount}の出金が完了しました',
  'kind.withdrawal_returned': '{amount}の出金は戻り、お金はウォレットに戻りました',
  'kind.unknown': 'アカウントに新しいお知らせがあります',
};
