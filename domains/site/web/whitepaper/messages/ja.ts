import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes: '{count, plural, other {読了まで約#分}}',
  pdf: 'PDFで保存',
  print: '印刷',
  kinds: '3種類の数値',
  place: '全{all}節中の第{at}節',
  'search.title': 'この文書内を検索',
  'search.show': 'この文書内を検索',
  'search.found': '{count, plural, =0 {見つかりませんでした} other {#件}}',
  'search.at': '{all}件中{at}件目',
  'search.next': '次の箇所',
  'search.previous': '前の箇所',
  'search.clear': '検索を消去',
  copy: '「{section}」へのリンクをコピー',
  copied: 'リンクをコピーしました',
  read: '{time}に取得',
};
