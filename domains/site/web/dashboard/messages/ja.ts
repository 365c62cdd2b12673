import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: 'こんにちは、{name} さん',
  today: '今日は{date}です。',
  'wallet.title': 'あなたのウォレット',
  'wallet.loading': 'ウォレットを読み込み中…',
  'wallet.open': 'ウォレットを開く',
  'next.title': '次にすること',
  'next.add': 'ウォレットに入金する',
  'next.add.text': 'サンドボックスでは、デモ資金を入金して何でも試せます。',
  'next.send': 'だれかに送金する',
  'next.send.text': '相手のユーザー名が必要です。送る前に内容をすべて確かめます。',
  'next.verify-email': 'メールアドレスを追加して確認する',
  'next.verify-email.text': '電話が手元にないときの、もうひとつのログイン手段になります。',
  'next.verify-phone': '電話番号を追加して確認する',
  'next.verify-phone.text': 'メールが使えないときの、もうひとつのログイン手段になります。',
  'services.title': 'すべてのサービス',
  'services.text':
    '{open, plural, other {#件のサービスが利用できます}}。ほかのサービスは、これからできることを示しています。',
  'state.open': '利用可',
  'state.not-open': '準備中',
  'tool.fraud': '不正の報告と検知',
  'tool.not-open': 'このツールは準備中です。不正を報告し、見つかったものを確認できるようになります。',
  'tool.unknown': 'その名前のツールはありません。',
};
