import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: 'このスライドを編集',
  title: 'スライド{number}の文言',
  language: 'この言語の読者には1分以内に表示されます。',
  'field.badgeText': 'バッジ',
  'field.title': '見出し',
  'field.subtitle': '小見出し',
  'field.description': '説明',
  'field.primaryButtonText': '1つ目のボタン',
  'field.secondaryButtonText': '2つ目のボタン',
  save: '保存',
  cancel: 'キャンセル',
  changed: 'その間に別の方がこのスライドを変更しました。閉じてから開き直すと、新しい文言が見られます。',
  plain: '書式のない文字だけをお使いください。タグや見えない記号は使えません。',
  loading: 'スライドを読み込んでいます…',
  problems: '次の項目をご確認ください',
  retry: 'もう一度試す',
};
