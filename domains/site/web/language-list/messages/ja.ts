import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '言語を選ぶ',
  close: '閉じる',
  search: '言語を検索',
  'search.placeholder': '言語の名前',
  found: '{count, plural, other {#言語}}',
  none: 'その名前の言語は見つかりません。英語の名前でお試しください。',
  full: 'すべて翻訳済み',
  partly: '当面は英語で表示',
  'partly.lead':
    'ご自分の言語をお選びください。日付・数字・金額の書き方はすぐに切り替わり、文章も用意でき次第、その言語になります。',
  'thanks.title': 'ありがとうございます。承りました。',
  'thanks.text':
    'ページは当面{language}で表示されます。日付・数字・金額はすでに選んだ言語に合わせています。文章も用意でき次第、切り替わります。',
  'thanks.done': '続ける',
};
