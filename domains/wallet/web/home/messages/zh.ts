import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: '可用操作',
  'action.send': '转账',
  'action.request': '收款',
  'action.convert': '兑换',
  'action.add': '充值',
  'action.withdraw': '提现',
  'action.scan': '扫码',
  more: '更多',
  'link.requests': '收款请求',
  'link.requests.text': '谁向谁收款',
  'link.receive': '收款码',
  'link.receive.text': '您的付款码和链接',
  'link.pots': '存钱罐',
  'link.pots.text': '存起来的钱',
  'link.scheduled': '预约付款',
  'link.scheduled.text': '以后的付款',
  'link.payees': '收款人',
  'link.payees.text': '常付款的人',
  'link.statements': '对账单',
  'link.statements.text': '留存备查',
  'link.security': '限额与安全',
  'link.security.text': '冻结与支出限额',
  'link.rates': '汇率',
  'link.rates.text': '今日及走势',
  to_pay: '{count, plural, other {# 个收款请求等您处理}}',
  'to_pay.open': '查看',
  in_pots: '存钱罐中',
};
