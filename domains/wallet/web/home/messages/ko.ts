import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: '할 수 있는 일',
  'action.send': '보내기',
  'action.request': '요청',
  'action.convert': '환전',
  'action.add': '충전',
  'action.withdraw': '출금',
  'action.scan': '스캔',
  more: '더 보기',
  'link.requests': '요청',
  'link.requests.text': '누가 누구에게 요청했는지',
  'link.receive': '돈 받기',
  'link.receive.text': '내 코드와 링크',
  'link.pots': '저금통',
  'link.pots.text': '따로 모아 둔 돈',
  'link.scheduled': '예약 송금',
  'link.scheduled.text': '나중에 보낼 돈',
  'link.payees': '받는 사람',
  'link.payees.text': '자주 보내는 사람',
  'link.statements': '거래 내역서',
  'link.statements.text': '보관용',
  'link.security': '한도와 보안',
  'link.security.text': '동결과 출금 한도',
  'link.rates': '환율',
  'link.rates.text': '오늘과 추이',
  to_pay: '{count, plural, other {요청 #건이 기다립니다}}',
  'to_pay.open': '보기',
  in_pots: '저금통에',
};
