import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: '이 슬라이드 편집',
  title: '슬라이드 {number}의 문구',
  language: '이 언어의 독자는 1분 안에 보게 됩니다.',
  'field.badgeText': '배지',
  'field.title': '제목',
  'field.subtitle': '부제목',
  'field.description': '설명',
  'field.primaryButtonText': '첫 번째 버튼',
  'field.secondaryButtonText': '두 번째 버튼',
  save: '저장',
  cancel: '취소',
  changed: '그동안 다른 사람이 이 슬라이드를 바꾸었습니다. 닫았다가 다시 열어 새 문구를 확인하세요.',
  plain: '일반 텍스트만 쓸 수 있습니다. 태그와 보이지 않는 기호는 쓸 수 없습니다.',
  loading: '슬라이드를 불러오는 중…',
  problems: '다음 항목을 확인해 주세요',
  retry: '다시 시도',
};
