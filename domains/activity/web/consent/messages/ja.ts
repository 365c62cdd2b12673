import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'プライバシーの選択',
  lead: '当サイトのページは、動作に欠かせないものだけを保存します。もう少しだけお許しいただけますか。広告はなく、他社に渡すものもありません。',
  more: '詳しくは：<cookies>Cookieと保存</cookies>、<privacy>プライバシーについて</privacy>',
  accept: '同意する',
  reject: '拒否する',
  manage: '自分で選ぶ',
  'settings.title': 'Cookie設定',
  'settings.lead': '分類ごとに独立しています。いつでも変更できます。',
  save: '選択を保存する',
  close: '保存せずに閉じる',
  objects:
    'お使いのブラウザーは追跡しないよう求めています。拒否と受け止め、オンにされるまで任意の項目はすべてオフのままです。',
  always: '常にオン',
  necessary: '必要なもの',
  'necessary.text': 'ログイン、この回答、お選びの表示と言語。',
  preferences: '設定の記憶',
  'preferences.text': '言語をサーバーに伝え、ページが最初からその言語で届くようにします。',
  analytics: '分析',
  'analytics.text': 'ログイン中に使われたページを、自社のサーバーに90日間記録します。',
  security_location: '安全のための位置',
  'security_location.text':
    '不審なアクセスに気づくため、ログインのおおよその場所を約10キロ単位で記録します。',
  marketing: 'マーケティング',
  'marketing.text': 'サービスに関するお知らせ。現在はまだ何も送っておらず、お答えを保存するだけです。',
};
