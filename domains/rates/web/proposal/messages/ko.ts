import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'JVD 가격 제안',
  lead: '다른 최고 관리자가 승인하면 적용됩니다.',
  price: '미국 달러 가격',
  reason: '사유',
  submit: '가격 제안',
  done: '제안했습니다. 다른 최고 관리자가 결정합니다.',
  summary: '이 항목을 확인하세요',
  'issue.price': '1.29와 같이 가격을 입력하세요.',
  'issue.reason': '사유를 입력하세요.',
  far: '24시간 안에 가격은 위아래로 최대 절반까지만 움직일 수 있습니다.',
  many: '대기 중인 제안이 너무 많습니다.',
};
