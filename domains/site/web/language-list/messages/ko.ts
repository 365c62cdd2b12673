import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '언어 선택',
  close: '닫기',
  search: '언어 검색',
  'search.placeholder': '언어 이름',
  found: '{count, plural, other {언어 #개}}',
  none: '그런 이름의 언어가 없습니다. 영어 이름으로 찾아보세요.',
  full: '모두 번역됨',
  partly: '당분간 영어로 표시',
  'partly.lead':
    '그래도 사용하시는 언어를 선택해 주세요. 날짜와 숫자, 금액은 바로 그 언어를 따르고, 문구도 준비되는 대로 바뀝니다.',
  'thanks.title': '감사합니다. 선택을 기억해 두었습니다.',
  'thanks.text':
    '당분간 페이지는 {language}로 표시됩니다. 날짜와 숫자, 금액은 이미 선택하신 언어를 따르며, 문구도 준비되는 대로 바뀝니다.',
  'thanks.done': '계속',
};
