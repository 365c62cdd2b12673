import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'EGCRの枠組み',
  'hero.title': 'まず人に支払う経済',
  'hero.carousel': 'カルーセル',
  'hero.slide': 'スライド',
  'hero.label': 'はじめに',
  'hero.place': 'スライド{place}／5',
  'hero.subtitle': '仕事もお金も公共サービスも、ひとつのアカウントで',
  'hero.text': '収入の支援、支払い、サービスを、JVDといつもお使いの通貨で決済します。',
  'hero.open': 'アカウントを開設',
  'hero.read': 'ホワイトペーパーを読む',
};
