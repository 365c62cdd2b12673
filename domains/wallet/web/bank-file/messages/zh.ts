import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '提交银行对账单',
  lead: '我方账户的 camt.053 文件。另一位超级管理员批准后入账。',
  file: '对账单文件',
  submit: '提交对账单',
  done: '已提议，由另一位超级管理员决定。',
  summary: '请检查这些字段',
  'issue.file': '请选择文件。',
  'issue.long': '文件过大。',
  'no.bank_file_unreadable': '无法读取此对账单，未提出任何提议。',
  'no.bank_account_foreign': '此对账单属于其他账户，未提出任何提议。',
  'no.bank_statement_differs': '此对账单的余额与记录不符，未提出任何提议。',
  'no.bank_statement_gap': '缺少之前的对账单，未提出任何提议。',
  'no.bank_not_configured': '本系统未配置自有银行账户。',
  worth: '此类提议在 24 小时内转移的资金将超过服务器设置所允许的金额。',
  many: '您等待中的提议过多。',
};
