import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '銀行明細を提出',
  lead: '当社口座のcamt.053ファイルです。別のスーパー管理者が承認すると記帳されます。',
  file: '明細ファイル',
  submit: '明細を提出',
  done: '提案しました。別のスーパー管理者が決定します。',
  summary: '次の項目を確認してください',
  'issue.file': 'ファイルを選んでください。',
  'issue.long': 'ファイルが大きすぎます。',
  'no.bank_file_unreadable': '読み取れる明細ではありません。何も提案されていません。',
  'no.bank_account_foreign': '別の口座の明細です。何も提案されていません。',
  'no.bank_statement_differs': '明細の残高と記帳が一致しません。何も提案されていません。',
  'no.bank_statement_gap': 'この前の明細が不足しています。何も提案されていません。',
  'no.bank_not_configured': 'この環境には自社の銀行口座がありません。',
  worth: 'この種類の提案で24時間以内に動く金額が、サーバー設定の上限を超えます。',
  many: '待っている提案が多すぎます。',
};
