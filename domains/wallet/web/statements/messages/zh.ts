import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '对账单',
  lead: '从期初余额到期末余额，每笔变动及其后余额。',
  back: '钱包',
  account: '账户',
  months: '按月',
  so_far: '截至目前',
  pdf_of: '{period} 的 PDF',
  others_of: '{period} 的其他格式',
  csv: 'CSV（电子表格）',
  ofx: 'OFX（理财软件）',
  camt053: 'camt.053（会计）',
  own: '其他期间',
  from: '从',
  to: '到',
  format: '格式',
  pdf: 'PDF（阅读与打印）',
  get: '下载',
  utc: '日期以 UTC 为准。',
  failed: '无法生成对账单',
  unloaded: '无法加载您的账户',
  retry: '重试',
  loading: '正在加载账户',
  summary: '请检查期间',
  'issue.day': '请选择日期。',
  'issue.order': '结束日期早于开始日期。',
  'issue.long': '一份对账单最多涵盖一年。',
  'issue.currency': '此格式不支持该货币。',
};
