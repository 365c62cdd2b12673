import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': '인증이 필요합니다',
  'required.text': '{resource}에 접근하려면 이메일 또는 전화 인증이 필요합니다.',
  'required.resource': '이 콘텐츠',
  'required.toast': '이 콘텐츠에 접근하려면 이메일 또는 전화번호를 인증해 주세요.',
  'required.email': '이메일',
  'required.phone': '전화',
  'required.verified': '인증됨',
  'required.unverified': '인증 안 됨',
  'required.guidance': '둘 중 하나면 충분합니다. 새 메시지를 요청한 뒤 링크를 열거나 코드를 입력하세요.',
  'required.guidance.nothing': '계정에 이메일과 전화번호가 모두 없습니다. 문의해 주세요.',
  'required.resend_email': '이메일 인증 다시 보내기',
  'required.resend_phone': '전화 인증 다시 보내기',
  'required.dashboard': '대시보드로 이동',
  'required.code': '{address}(으)로 보낸 6자리 코드를 입력하세요.',
  'required.wait': '{seconds}초 후 다시 요청 가능',
  'failed.title': '인증 메시지를 보내지 못했습니다',
  'failed.text': '나중에 다시 시도해 주세요.',
  'restricted.title': '접근이 제한됨',
  'restricted.text': '{resource}에 접근하려면 로그인해야 합니다.',
  'restricted.sign_in': '로그인',
  waiting: '불러오는 중…',
  'example.title': '인증된 사람에게만 열리는 것',
  'example.lead':
    '일부 페이지는 이메일이나 전화번호가 인증된 뒤에만 열립니다. 이 페이지는 지금 나에게, 그리고 다른 사람에게 어떻게 보이는지 보여 줍니다.',
  'example.you': '지금 나의 상태',
  'example.you.text':
    '이 상자는 보호되어 있습니다. 인증된 사람에게는 열리고 다른 사람에게는 방법을 알려 줍니다.',
  'example.resource': '예시 문서',
  'example.open.title': '열려 있습니다',
  'example.open': '이메일 또는 전화번호가 인증되어 이 내용을 읽을 수 있습니다.',
  'example.fallback': '다른 말로',
  'example.fallback.text': '페이지는 카드 대신 다른 것을 놓을 수 있습니다.',
  'example.fallback.shown': '인증할 때까지 이 짧은 안내가 표시됩니다.',
  'example.cards': '두 가지 카드',
  'example.cards.text':
    '로그인하지 않은 사람과 로그인했지만 인증하지 않은 사람이 보는 내용입니다. 정보는 가상이며 버튼은 작동하지 않습니다.',
  'example.pin': 'PIN 상태 패널',
  'example.pin.text': '제품을 만들고 시험하는 사람을 위한 것입니다. 요청하지 않으면 숨겨져 있습니다.',
  'example.pin.show': 'PIN 상태 패널 표시',
};
