import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description':
    '仕事、お金、公共サービスをひとつのアカウントで。ウォレット、支払い、助成金、クレジット、求人、企業。',
  'shortcut.wallet': 'ウォレット',
  'shortcut.pay': '送金する',
  'shortcut.contact': 'お問い合わせ',
  'offline.page-title': 'オフライン · EGCR',
  'offline.title': '現在、接続がありません',
  'offline.text':
    'お客様のお金は今この時点の状態だけを表示するため、この端末には何も保存していません。接続が戻ると、このページは自動で開きます。',
  'offline.money': '送金の途中でしたか。もう一度送る前に、まず履歴をご確認ください。',
  'offline.retry': '再試行',
};
