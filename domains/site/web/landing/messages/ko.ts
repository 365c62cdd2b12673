import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'EGCR 체계',
  'hero.title': '사람에게 먼저 지급하는 경제',
  'hero.carousel': '캐러셀',
  'hero.slide': '슬라이드',
  'hero.label': '소개',
  'hero.place': '슬라이드 {place}/5',
  'hero.subtitle': '일, 돈, 공공 서비스를 하나의 계정에서',
  'hero.text': '소득 지원, 결제, 서비스를 JVD와 이미 쓰는 통화로 정산합니다.',
  'hero.open': '계정 개설하기',
  'hero.read': '백서 읽기',
};
