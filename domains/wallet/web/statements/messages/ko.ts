import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '거래 내역서',
  lead: '기초 잔액부터 기말 잔액까지 모든 거래와 그 뒤의 잔액입니다.',
  back: '지갑',
  account: '계좌',
  months: '월별',
  so_far: '현재까지',
  pdf_of: '{period} PDF',
  others_of: '{period} 다른 형식',
  csv: 'CSV(스프레드시트)',
  ofx: 'OFX(금융 프로그램)',
  camt053: 'camt.053(회계)',
  own: '다른 기간',
  from: '시작일',
  to: '종료일',
  format: '형식',
  pdf: 'PDF(읽기·인쇄)',
  get: '내려받기',
  utc: '날짜는 UTC 기준입니다.',
  failed: '거래 내역서를 만들지 못했습니다',
  unloaded: '계좌를 불러오지 못했습니다',
  retry: '다시 시도',
  loading: '계좌를 불러오는 중',
  summary: '기간을 확인하세요',
  'issue.day': '날짜를 선택하세요.',
  'issue.order': '종료일이 시작일보다 빠릅니다.',
  'issue.long': '거래 내역서는 최대 1년까지입니다.',
  'issue.currency': '이 형식은 그 통화를 지원하지 않습니다.',
};
