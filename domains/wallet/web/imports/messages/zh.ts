import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '其他账户',
  lead: '导入其他银行的对账单在此查看。仅供查看，不会移动资金。',
  back: '记录',
  add: '导入对账单',
  name: '账户名称',
  file: '文件（CSV、OFX 或 camt.053）',
  preview: '先预览',
  'preview.title': '将导入以下内容',
  'preview.new': '新条目',
  'preview.known': '已存在',
  'preview.problems': '无法读取',
  'problem.day_format': '第 {line} 行：无法识别日期',
  'problem.invalid_amount': '第 {line} 行：无法识别金额',
  'problem.unknown_currency': '第 {line} 行：无法识别货币',
  keep: '保留这些条目',
  kept: '已导入对账单',
  list: '已导入的账户',
  empty: '暂无。',
  entries: '{count} 条',
  remove: '删除 {name}',
  removed: '账户已删除',
  more: '显示更多',
  'issue.name': '请为账户命名。',
  'issue.file': '请选择文件。',
  'issue.unreadable': '无法读取此文件。须为含日期和金额的 CSV、OFX 或 camt.053。',
  'issue.long': '文件过长，请选择更短的期间。',
  'issue.many': '账户数量已达上限，请先删除一个。',
  summary: '请检查您填写的内容',
};
