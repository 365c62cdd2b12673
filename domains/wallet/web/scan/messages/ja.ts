import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'コードを読み取る',
  lead: '支払いコードにカメラを向けてください。送金の前に相手と金額を確認できます。',
  start: 'カメラを使う',
  stop: 'カメラを止める',
  picture: '画像を選ぶ',
  'picture.hint': 'コードが写った写真やスクリーンショット。この端末の外には出ません。',
  view: 'カメラの映像',
  looking: 'コードを探しています',
  'refused.title': 'カメラを使用できません',
  'refused.text': 'ブラウザーの設定で許可するか、コードの画像を選んでください。',
  'absent.title': 'カメラがありません',
  'unknown.title': '当サービスの支払いコードではありません',
  'unknown.text': '安全のため、それ以外は開きません。',
  'none.title': 'コードが見つかりません',
  'none.text': 'コード全体が写った、もっと鮮明な画像をお試しください。',
  'receive.title': '受け取る',
  'receive.lead': 'コードを見せるか、リンクを送ってください。すぐに届きます。',
  'receive.qr': 'あなたに支払うためのQRコード',
  'receive.amount': '金額',
  'receive.amount.hint': '空欄の場合は支払う人が決めます。',
  'receive.note': 'メモ',
  'receive.share': '共有',
  'receive.request': '特定の人に請求する',
};
