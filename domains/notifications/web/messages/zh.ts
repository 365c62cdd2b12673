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
  'kind.rate_reached': '1 {base} 已达到 {rate} {quote}',
  'kind.request_received': '{name} 向您收款 {amount}',
  'kind.request_open': '{name} 向您收款',
  'kind.request_declined': '{name} 拒绝了您的收款请求',
  'kind.request_cancelled': '{name} 撤回了收款请求',
  'kind.request_expired': '您的收款请求已过期',
  'kind.order_paid': '已按计划向 {name} 付款 {amount}',
  'kind.order_failed': '向 {name} 的预约付款 {amount} 未成功，我们会重试。',
  'kind.order_paused': '向 {name} 的预约付款已暂停：四次尝试均失败',
  'kind.order_skipped': '向 {name} 的部分付款已错过且过晚，已跳过',
  'kind.deposit_received': '{amount} 已通过银行转账到账',
  'kind.withdrawal_paid': '您的 {amount} 提现已付出',
  'kind.withdrawal_returned': '您的 {amount} 提现被退回：资金已回到您的钱包',
  'kind.unknown': '您的账户有新动态',
};
