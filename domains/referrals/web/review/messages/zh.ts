import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '等待您处理的奖励',
  lead: '看起来有风险的推荐。放行的奖励在十四天期满后支付，被拒绝的永不支付。',
  none: '没有待处理的奖励。',
  loading: '正在加载',
  unread: '无法加载',
  retry: '重试',
  'side.referee': '给被推荐人',
  'side.referrer': '给推荐人',
  'reason.same_mailbox': '相同邮箱',
  'reason.same_network': '相同网络',
  'reason.burst': '短时间内大量',
  'reason.disposable_email': '一次性邮箱',
  release: '放行',
  refuse: '拒绝',
  released: '奖励已放行',
  refused: '奖励已拒绝',
  failed: '未作出决定',
  'failed.own': '您与此推荐有关，须由他人决定。',
  'failed.gone': '已有人作出决定。',
};
