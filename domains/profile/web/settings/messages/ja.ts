import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '設定',
  lead: 'プロフィール、ログイン、表示の設定です。',
  'list.label': '設定の項目',
  back: 'すべての設定',
  loading: '読み込み中…',
  profile: 'プロフィール',
  'profile.text': '名前、ユーザー名、PIN',
  contacts: '連絡先',
  'contacts.text': 'メールと電話',
  security: 'セキュリティ',
  'security.text': 'パスワード、2段階認証、パスキー、端末',
  preferences: '表示と言語',
  'preferences.text': '言語、通貨、場所、見た目',
  activity: 'アクティビティとプライバシー',
  'activity.text': '何がなぜ保存されるか',
  referral: '紹介',
  'referral.text': 'ほかの人を招待',
  'names.title': '名前',
  'names.lead': '送金や請求のときに相手に表示されます。',
  'names.save': '名前を保存',
  'names.saved': 'プロフィールを保存しました',
  'names.old': '以前のユーザー名もあなたのものです。そこへの送金が他人に届くことはありません。',
};
