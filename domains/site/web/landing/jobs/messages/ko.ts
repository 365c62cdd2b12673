import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': '일자리, 그리고 찾는 동안의 지원',
  'jobs.text':
    '세계 자동 일자리 게시판은 사람과 일자리를 스스로 이어 주고, 일이 끝나는 날 소득 지원을 시작합니다. 목표는 10억 명의 일자리입니다.',
  'jobs.open': '일자리 게시판 열기',
  'jobs.targets': '프로그램 목표',
  'jobs.billion': '10억',
  'jobs.billion.label': '명에게 일자리',
  'jobs.countries': '195',
  'jobs.countries.label': '개국',
  'jobs.businesses': '8억 3천만',
  'jobs.businesses.label': '소기업 지원',
  'jobs.matching': '24시간',
  'jobs.matching.label': '자동 연결',
};
