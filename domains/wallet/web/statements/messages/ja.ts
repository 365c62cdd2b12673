import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '取引明細書',
  lead: '期首残高から期末残高まで、すべての取引とその後の残高。',
  back: 'ウォレット',
  account: '口座',
  months: '月ごと',
  so_far: '現在まで',
  pdf_of: '{period}のPDF',
  others_of: '{period}のその他の形式',
  csv: 'CSV（表計算）',
  ofx: 'OFX（家計・会計ソフト）',
  camt053: 'camt.053（会計）',
  own: '期間を指定',
  from: '開始日',
  to: '終了日',
  format: '形式',
  pdf: 'PDF（閲覧・印刷）',
  get: 'ダウンロード',
  utc: '日付はUTCです。',
  failed: '取引明細書を作成できませんでした',
  unloaded: '口座を読み込めませんでした',
  retry: '再試行',
  loading: '口座を読み込んでいます',
  summary: '期間をご確認ください',
  'issue.day': '日付を選んでください。',
  'issue.order': '終了日が開始日より前です。',
  'issue.long': '1通の取引明細書は最長1年分です。',
  'issue.currency': 'この形式はその通貨に対応していません。',
};
