import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': 'この項目を入力してください。',
  'issue.format': '入力内容をご確認ください。形式が正しくありません。',
  'issue.too_long': '{maximum, plural, other {#文字}}以内で入力してください。',
  'issue.too_short': '{minimum, plural, other {#文字}}以上で入力してください。',
  'failure.unreachable': 'サーバーに接続できませんでした。接続を確認して、もう一度お試しください。',
  'failure.internal': '当方で問題が発生しました。しばらくしてからもう一度お試しください。',
  'failure.wait': '操作が速すぎます。{seconds, plural, other {#秒}}後にもう一度お試しください。',
  'failure.session_expired': 'セッションが終了しました。もう一度ログインしてください。',
  'failure.pin_required': '先にPINを入力してください。',
  'failure.profile_incomplete': '先にプロフィールを完成させてください。',
  'failure.verification_required': 'この内容を見るには、メールアドレスまたは電話番号を確認してください。',
  'failure.role_required': 'お使いのアカウントではご利用いただけません。',
  'failure.second_factor_required': '先に認証アプリまたはパスキーでログインを確認してください。',
  'failure.not_found': 'お探しのものが見つかりませんでした。',
  'failure.conflict': '内容が変更されています。もう一度確認してからやり直してください。',
  'failure.in_progress': 'このリクエストは処理中です。しばらくお待ちください。',
  'failure.file_too_costly':
    'このファイルは複雑すぎて読み取れません。何も取り込まれていません。期間を短くして、もう一度お試しください。',
  'failure.validation_failed': '入力内容をご確認ください。',
};
