import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'ほかの口座',
  lead: 'ほかの銀行の明細を取り込んで見られます。閲覧用で、お金は動きません。',
  back: '履歴',
  add: '明細を取り込む',
  name: '口座の名前',
  file: 'ファイル（CSV、OFX、camt.053）',
  preview: '先に確認する',
  'preview.title': '取り込む内容',
  'preview.new': '新しい項目',
  'preview.known': '取り込み済み',
  'preview.problems': '読み取れない行',
  'problem.day_format': '{line}行目：日付を読み取れません',
  'problem.invalid_amount': '{line}行目：金額を読み取れません',
  'problem.unknown_currency': '{line}行目：通貨を読み取れません',
  keep: 'この内容を保存',
  kept: '明細を取り込みました',
  list: '取り込んだ口座',
  empty: 'まだありません。',
  entries: '{count}件',
  remove: '{name} を削除',
  removed: '口座を削除しました',
  more: 'さらに表示',
  'issue.name': '口座に名前を付けてください。',
  'issue.file': 'ファイルを選んでください。',
  'issue.unreadable': 'このファイルは読み取れません。日付と金額のあるCSV、OFX、camt.053が必要です。',
  'issue.long': 'ファイルが長すぎます。期間を短くしてください。',
  'issue.many': '口座数が上限です。先に1つ削除してください。',
  summary: '入力内容をご確認ください',
};
