import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '은행 명세 제출',
  lead: '당사 계좌의 camt.053 파일입니다. 다른 최고 관리자가 승인하면 반영됩니다.',
  file: '명세 파일',
  submit: '명세 제출',
  done: '제안했습니다. 다른 최고 관리자가 결정합니다.',
  summary: '이 항목을 확인하세요',
  'issue.file': '파일을 선택하세요.',
  'issue.long': '파일이 너무 큽니다.',
  'no.bank_file_unreadable': '읽을 수 있는 명세가 아닙니다. 아무것도 제안되지 않았습니다.',
  'no.bank_account_foreign': '다른 계좌의 명세입니다. 아무것도 제안되지 않았습니다.',
  'no.bank_statement_differs': '명세의 잔액과 거래가 맞지 않습니다. 아무것도 제안되지 않았습니다.',
  'no.bank_statement_gap': '이전 명세가 빠져 있습니다. 아무것도 제안되지 않았습니다.',
  'no.bank_not_configured': '이 설치에는 자체 은행 계좌가 없습니다.',
  worth: '이 종류의 제안이 24시간 동안 옮기는 금액이 서버 설정의 한도를 넘습니다.',
  many: '대기 중인 제안이 너무 많습니다.',
};
