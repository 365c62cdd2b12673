import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '다른 계정으로 계속할까요?',
  question: '{name} 계정으로 계속할까요?',
  text: '이 링크는 {name} 계정의 것입니다. 이 브라우저에는 {present} 계정이 로그인되어 있습니다. 이 링크를 요청하지 않았다면 그대로 두세요. 아직 아무것도 바뀌지 않았습니다.',
  stay: '{present} 계정 유지',
  continue: '{name} 계정으로 계속',
};
