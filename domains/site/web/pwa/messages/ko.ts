import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'EGCR의 새 버전이 나왔습니다',
  text: '편하실 때 새로고침해 주세요. 여기에 입력한 내용은 사라지므로 먼저 마무리해 주세요.',
  reload: '새로고침',
  later: '나중에',
};
