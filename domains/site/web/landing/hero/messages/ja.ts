import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  pause: 'スライドを止める',
  play: 'スライドを動かす',
  previous: '前のスライド',
  next: '次のスライド',
  'stats.note': 'プラットフォームの目標',
  'growth.badge': '経済成長',
  'growth.title': 'いちばん小さなお店にも届く資本',
  'growth.subtitle': '助成金と基金を、ひとつの申請で',
  'growth.text': '必要なことを一度伝えれば、決定までの各段階を確かめられます。申請は順次始まります。',
  'growth.primary': '助成金を見る',
  'growth.secondary': '企業の方へ',
  'debt.badge': '債務の解決',
  'debt.title': 'ほどけていく債務',
  'debt.subtitle': '計画、提案、進み具合をひとつの場所に',
  'debt.text':
    '家庭も企業も省庁も、誰にいくら借りていて、どう抜け出せるかを、同意する前に確かめられるようになります。',
  'debt.primary': '債務を管理する',
  'debt.secondary': '政府の方へ',
  'work.badge': '雇用の創出',
  'work.title': '働きたいすべての人に仕事を',
  'work.subtitle': 'あなたのために探す求人ボード',
  'work.text': '人と求人を自動で結び、仕事が終わった日から次の仕事が始まるまで、収入を支える予定です。',
  'work.primary': '求人ボードを開く',
  'work.secondary': '個人の方へ',
  'safety.badge': '安全',
  'safety.title': '誰でも確かめられる帳簿',
  'safety.subtitle': 'パスワードとPIN、そして書き換えられない台帳',
  'safety.text':
    'すべての送金は二重に記帳され、署名したルートを公開するログに封印されます。控えは、私たちに尋ねずにご自身で確かめられます。',
  'safety.primary': '保護のしくみ',
  'safety.secondary': '控えを確かめる',
  'stat.sectorFunds': '部門別開発基金',
  'stat.smallBusinesses': '小規模事業者',
  'stat.governmentDebt': '対象とする政府債務',
  'stat.globalDebt': '対象とする世界の債務',
  'stat.jobs': '雇用',
  'stat.states': '対象国',
  'stat.depositInsurance': '目指す預金保険。現在、有効なものはありません',
};
