import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: 'できること',
  'action.send': '送る',
  'action.request': '請求',
  'action.convert': '両替',
  'action.add': '入金',
  'action.withdraw': '出金',
  'action.scan': 'スキャン',
  more: 'その他',
  'link.requests': '請求',
  'link.requests.text': '誰が誰に請求しているか',
  'link.receive': '受け取る',
  'link.receive.text': 'あなたのコードとリンク',
  'link.pots': '貯金箱',
  'link.pots.text': '取り分けたお金',
  'link.scheduled': '予約送金',
  'link.scheduled.text': 'これからの送金',
  'link.payees': '送金先',
  'link.payees.text': 'よく支払う相手',
  'link.statements': '取引明細書',
  'link.statements.text': '控えとして',
  'link.security': '限度額とセキュリティ',
  'link.security.text': '凍結と送金の上限',
  'link.rates': '為替レート',
  'link.rates.text': '今日と推移',
  to_pay: '{count, plural, other {#件の請求が待っています}}',
  'to_pay.open': '確認する',
  in_pots: '貯金箱の中',
};
