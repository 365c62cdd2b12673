import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '다른 계좌',
  lead: '다른 은행의 내역을 가져와 볼 수 있습니다. 보기 전용이며 돈은 움직이지 않습니다.',
  back: '내역',
  add: '내역 가져오기',
  name: '계좌 이름',
  file: '파일(CSV, OFX, camt.053)',
  preview: '먼저 보기',
  'preview.title': '가져올 내용',
  'preview.new': '새 항목',
  'preview.known': '이미 있음',
  'preview.problems': '읽을 수 없음',
  'problem.day_format': '{line}행: 날짜를 읽을 수 없음',
  'problem.invalid_amount': '{line}행: 금액을 읽을 수 없음',
  'problem.unknown_currency': '{line}행: 통화를 읽을 수 없음',
  keep: '이 항목 저장',
  kept: '내역을 가져왔습니다',
  list: '가져온 계좌',
  empty: '아직 없습니다.',
  entries: '{count}건',
  remove: '{name} 삭제',
  removed: '계좌를 삭제했습니다',
  more: '더 보기',
  'issue.name': '계좌 이름을 입력하세요.',
  'issue.file': '파일을 선택하세요.',
  'issue.unreadable': '이 파일을 읽을 수 없습니다. 날짜와 금액이 있는 CSV, OFX 또는 camt.053이어야 합니다.',
  'issue.long': '파일이 너무 깁니다. 더 짧은 기간을 선택하세요.',
  'issue.many': '계좌 수가 한도에 도달했습니다. 먼저 하나를 삭제하세요.',
  summary: '입력한 내용을 확인하세요',
};
