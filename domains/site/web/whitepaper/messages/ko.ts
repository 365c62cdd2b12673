import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes: '{count, plural, other {읽는 데 약 #분}}',
  pdf: 'PDF로 저장',
  print: '인쇄',
  kinds: '세 가지 수치',
  place: '{all}개 절 가운데 {at}번째',
  'search.title': '이 문서에서 찾기',
  'search.show': '이 문서에서 찾기',
  'search.found': '{count, plural, =0 {찾은 곳이 없습니다} other {#곳}}',
  'search.at': '{all}곳 가운데 {at}번째',
  'search.next': '다음 위치',
  'search.previous': '이전 위치',
  'search.clear': '찾기 지우기',
  copy: '‘{section}’ 링크 복사',
  copied: '링크를 복사했습니다',
  read: '{time} 기준',
};
