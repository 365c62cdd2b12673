import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: '私はロボットではありません',
  verified: '確認済み',
  verifying: '確認中…',
  required: '確認が必要です。',
  error: '確認に失敗しました。しばらくしてからもう一度お試しください。',
  expired: '確認の有効期限が切れました。もう一度お試しください。',
  wait: '確認中です。お待ちください。',
  enter_code: 'コードを入力',
  'enter_code.heard': '聞こえたコードを入力してください。スペースキーで音声を再生します。',
  audio: '音声で確認する',
  loading: '読み込み中…',
  reload: '再読み込み',
  verify: '確認',
  server_responded: 'サーバーから {status} が返されました。',
  spam: '迷惑メッセージと判定されました。',
  'gate.title': '人による操作かを確認します',
  'gate.text': '表示されている数字を入力してください。音声で聞くこともできます。',
  'gate.cancel': 'キャンセル',
};
