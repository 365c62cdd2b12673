import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '提议 JVD 价格',
  lead: '另一位超级管理员批准后生效。',
  price: '美元价格',
  reason: '理由',
  submit: '提议价格',
  done: '已提议，由另一位超级管理员决定。',
  summary: '请检查这些字段',
  'issue.price': '请输入价格，例如 1.29。',
  'issue.reason': '请输入理由。',
  far: '24 小时内价格涨跌最多为一半。',
  many: '您等待中的提议过多。',
};
