import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': '確認が必要です',
  'required.text': '{resource}にアクセスするには、メールまたは電話の確認が必要です。',
  'required.resource': 'このコンテンツ',
  'required.toast': 'このコンテンツにアクセスするには、メールアドレスまたは電話番号を確認してください。',
  'required.email': 'メール',
  'required.phone': '電話',
  'required.verified': '確認済み',
  'required.unverified': '未確認',
  'required.guidance':
    'どちらか一方で十分です。新しいメッセージを要求し、リンクを開くかコードを入力してください。',
  'required.guidance.nothing': 'アカウントにメールアドレスも電話番号もありません。お問い合わせください。',
  'required.resend_email': 'メールの確認を再送信',
  'required.resend_phone': '電話の確認を再送信',
  'required.dashboard': 'ダッシュボードへ',
  'required.code': '{address} に送信した6桁のコードを入力してください。',
  'required.wait': '{seconds}秒後にもう一度要求できます',
  'failed.title': '確認メッセージを送信できませんでした',
  'failed.text': '後でもう一度お試しください。',
  'restricted.title': 'アクセスが制限されています',
  'restricted.text': '{resource}にアクセスするには、ログインが必要です。',
  'restricted.sign_in': 'ログイン',
  waiting: '読み込んでいます…',
  'example.title': '確認済みの方だけに開くもの',
  'example.lead':
    '一部のページは、メールアドレスまたは電話番号の確認後に開きます。このページでは、今のあなたと、ほかの方にどう見えるかを示します。',
  'example.you': '今のあなたの場合',
  'example.you.text': 'この枠は保護されています。確認済みの方には開き、それ以外の方には方法を案内します。',
  'example.resource': '見本の文書',
  'example.open.title': '開いています',
  'example.open': 'メールまたは電話が確認済みのため、これを読むことができます。',
  'example.fallback': '独自の言葉で',
  'example.fallback.text': 'ページはカードの代わりに別のものを置けます。',
  'example.fallback.shown': '確認が済むまで、この短い説明が表示されます。',
  'example.cards': '二つのカード',
  'example.cards.text':
    'ログインしていない方と、ログイン済みで未確認の方に見えるもの。情報は架空のもので、ボタンは動きません。',
  'example.pin': 'PIN状態パネル',
  'example.pin.text': '製品を作り、試す人のためのものです。通常は表示されません。',
  'example.pin.show': 'PIN状態パネルを表示',
};
