import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '개인정보, 직접 결정하세요',
  lead: '저희 페이지는 작동에 꼭 필요한 것만 보관합니다. 조금만 더 허락해 주시겠습니까? 광고는 없으며 다른 회사에 주는 것도 없습니다.',
  more: '자세히: <cookies>쿠키와 저장소</cookies>, <privacy>개인정보 처리방침</privacy>',
  accept: '동의',
  reject: '거부',
  manage: '직접 선택',
  'settings.title': '쿠키 설정',
  'settings.lead': '분류마다 따로입니다. 언제든지 바꿀 수 있습니다.',
  save: '선택 저장',
  close: '저장하지 않고 닫기',
  objects:
    '사용 중인 브라우저가 추적하지 말라고 요청합니다. 거부로 받아들여, 직접 켜기 전에는 선택 항목이 모두 꺼져 있습니다.',
  always: '항상 켜짐',
  necessary: '필수',
  'necessary.text': '로그인, 이 답, 그리고 고른 화면과 언어.',
  preferences: '환경 설정',
  'preferences.text': '서버가 언어를 알아 페이지가 처음부터 그 언어로 옵니다.',
  analytics: '분석',
  'analytics.text': '로그인한 동안 사용한 페이지를 자체 서버에 90일 동안 기록합니다.',
  security_location: '보안 위치',
  'security_location.text':
    '낯선 접근을 알아차리기 위해 로그인의 대략적 위치를 약 10킬로미터 단위로 기록합니다.',
  marketing: '마케팅',
  'marketing.text': '서비스 소식. 아직은 아무것도 보내지 않으며, 지금은 답변만 보관합니다.',
};
