import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '설정',
  lead: '프로필, 로그인, 그리고 안내 방식입니다.',
  'list.label': '설정 항목',
  back: '모든 설정',
  loading: '불러오는 중…',
  profile: '프로필',
  'profile.text': '이름, 사용자 이름, PIN',
  contacts: '연락처',
  'contacts.text': '이메일과 전화',
  security: '보안',
  'security.text': '비밀번호, 2단계 인증, 패스키, 기기',
  preferences: '환경설정',
  'preferences.text': '언어, 통화, 위치, 화면',
  activity: '활동과 개인정보',
  'activity.text': '무엇을 왜 보관하는지',
  referral: '추천',
  'referral.text': '다른 사람 초대',
  'names.title': '이름',
  'names.lead': '돈을 보내거나 요청할 때 상대방에게 보입니다.',
  'names.save': '이름 저장',
  'names.saved': '프로필을 저장했습니다',
  'names.old': '이전 사용자 이름도 계속 본인 것입니다. 그 이름으로 보낸 돈이 모르는 사람에게 가지 않습니다.',
};
