import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '限度額とセキュリティ',
  lead: 'ウォレットから出せる金額を決め、必要なときはすぐにすべてを止められます。',
  back: 'ウォレット',
  loading: '限度額を読み込んでいます',
  failed: '限度額を読み込めませんでした',
  retry: '再試行',
  'freeze.title': 'ウォレットを凍結する',
  'freeze.text':
    '凍結中は、どの通貨でもお金を出せません。受け取りはできます。スマートフォンをなくしたときや、何かおかしいときに使ってください。',
  'freeze.on': '今すぐ凍結',
  'freeze.off': '凍結を解除',
  'freeze.is_on': 'ウォレットは凍結されています',
  'freeze.since': '{time}から出金できません。解除するにはPINを入力してください。',
  'freeze.done_on': 'ウォレットを凍結しました',
  'freeze.done_off': '出金できるようになりました',
  'limits.title': '限度額',
  'limits.text':
    '限度額はウォレット全体に適用されます。すべての通貨の支払い、出金、両替が現在のレートで含まれ、取り置きも含まれます。引き下げはすぐに、引き上げや解除は24時間後に有効になります。',
  'limits.currency': '通貨',
  'limits.per_transfer': '1回の上限',
  'limits.per_day': '1日の上限',
  'limits.per_month': '1か月の上限',
  'limits.none': '空欄なら上限はありません。',
  'limits.used_day': '今日の出金は{amount}です。',
  'limits.used_month': '今月の出金は{amount}です。',
  'limits.save': '限度額を保存',
  'limits.saved': '限度額を保存しました',
  'limits.later': '{time}から',
  'limits.later_text': 'それまでは低いほうの限度額が有効です。もう一度保存すると置き換わります。',
  'limits.unlimited': '上限なし',
  'limits.summary': '限度額をご確認ください',
  'issue.amount': '{example} のように0より大きい金額を入力するか、空欄にしてください。',
  'issue.above_day': '1日の上限を超えられません。',
  'issue.above_month': '1か月の上限を超えられません。',
  'refusal.wallet_frozen': 'ウォレットは凍結中です。先に「限度額とセキュリティ」で解除してください。',
  'refusal.money_held': 'ログイン情報がリセットされたため、{time}まではウォレットからお金を出せません。',
  'refusal.account_banned': 'このアカウントは停止されているため、お金を出せません。お問い合わせください。',
  'refusal.limit_rate_stale':
    '限度額は別の通貨で設定されていますが、為替レートが古くなっています。限度額の通貨でなら送金できます。',
  'refusal.over_limit_transfer': '1回に出せるのは{amount}までに設定されています。',
  'refusal.over_limit_day': '本日の限度額を超えています。残りは{amount}です。',
  'refusal.over_limit_month': '今月の限度額を超えています。残りは{amount}です。',
};
