import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: '안녕하세요, {name} 님',
  today: '오늘은 {date}입니다.',
  'wallet.title': '내 지갑',
  'wallet.loading': '지갑을 불러오는 중…',
  'wallet.open': '지갑 열기',
  'next.title': '다음에 할 일',
  'next.add': '지갑에 돈 넣기',
  'next.add.text': '샌드박스에서는 체험용 머니를 넣어 무엇이든 해 볼 수 있습니다.',
  'next.send': '누군가에게 송금하기',
  'next.send.text': '상대방의 사용자 이름이 필요하며, 보내기 전에 모든 내용을 확인합니다.',
  'next.verify-email': '이메일 주소를 추가하고 인증하기',
  'next.verify-email.text': '휴대전화가 곁에 없을 때 쓰는 두 번째 로그인 방법입니다.',
  'next.verify-phone': '전화번호를 추가하고 인증하기',
  'next.verify-phone.text': '이메일을 쓸 수 없을 때 쓰는 두 번째 로그인 방법입니다.',
  'services.title': '모든 서비스',
  'services.text': '{open, plural, other {서비스 #개가 열려 있습니다}}. 나머지는 앞으로 할 일을 알려 줍니다.',
  'state.open': '열림',
  'state.not-open': '아직 열리지 않음',
  'tool.fraud': '사기 신고와 탐지',
  'tool.not-open': '이 도구는 아직 열리지 않았습니다. 사기를 신고하고 찾아낸 것을 볼 수 있게 됩니다.',
  'tool.unknown': '그 이름의 도구는 없습니다.',
};
