import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '紹介',
  lead: '知り合いを招待しましょう。相手の確認と最初の支払いが済むと、お二人に{reward}が贈られます。',
  code: '紹介コード',
  link: '紹介リンク',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  copy_failed: 'このブラウザーではコピーできません。リンクを選択してコピーしてください。',
  share: '共有',
  'share.on': '共有先',
  'share.email': 'メール',
  'join.subject': 'EGCRに参加しませんか',
  'join.text':
    'EGCRに参加しませんか。すべての通貨をひとつのウォレットで、誰でも使えます。こちらのリンクから登録できます：',
  'list.title': '紹介した人',
  'list.empty.title': 'まだいません',
  'list.empty.text': 'リンクを共有しましょう。登録した人がここに表示されます。誰であるかは表示されません。',
  failed: '紹介を読み込めませんでした',
  retry: '再試行',
  loading: '紹介を読み込み中',
  'status.verified': '確認済み',
  'status.pending': '保留中',
  'status.completed': '完了',
  'status.verified.text': '連絡先、プロフィール、PINが揃いました。最初の支払いで完了します。',
  'status.pending.text': '登録済み。連絡先、プロフィール、PINのいずれかがまだです。',
  'status.completed.text': '最初の支払いが済みました。特典は14日後に付与されます。',
  'status.unknown.text': '不明な状態',
  applied: '紹介コードを適用しました',
  apply_failed: '紹介コードを適用できませんでした',
  'apply_failed.text': '紹介コードの適用中に問題が発生しました。設定からもう一度お試しください。',
  'waiting.title': '未適用のコードがあります',
  'waiting.text': 'コード {code} はまだ適用されていません。',
  'waiting.apply': '今すぐ適用',
};
