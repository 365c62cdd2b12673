import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  pause: '슬라이드 멈추기',
  play: '슬라이드 재생',
  previous: '이전 슬라이드',
  next: '다음 슬라이드',
  'stats.note': '플랫폼 목표',
  'growth.badge': '경제 성장',
  'growth.title': '가장 작은 가게까지 닿는 자본',
  'growth.subtitle': '지원금과 기금을 한 번의 신청으로',
  'growth.text': '필요한 것을 한 번만 말하고 결정의 모든 단계를 확인하세요. 신청은 차례로 열립니다.',
  'growth.primary': '지원금 보기',
  'growth.secondary': '기업을 위해',
  'debt.badge': '부채 해결',
  'debt.title': '풀려 가는 빚',
  'debt.subtitle': '계획, 제안, 진행 상황을 한곳에서',
  'debt.text': '가정과 기업, 부처가 누구에게 얼마를 빚졌고 어떻게 벗어날지 동의하기 전에 볼 수 있게 됩니다.',
  'debt.primary': '부채 관리하기',
  'debt.secondary': '정부를 위해',
  'work.badge': '일자리 창출',
  'work.title': '원하는 모든 이에게 일자리를',
  'work.subtitle': '알아서 찾아 주는 일자리 게시판',
  'work.text':
    '사람과 일자리를 스스로 이어 주고, 일이 끝난 날부터 다음 일이 시작될 때까지 소득을 지원할 예정입니다.',
  'work.primary': '일자리 게시판 열기',
  'work.secondary': '개인을 위해',
  'safety.badge': '보안',
  'safety.title': '누구나 확인할 수 있는 장부',
  'safety.subtitle': '비밀번호와 PIN, 그리고 아무도 고쳐 쓸 수 없는 원장',
  'safety.text':
    '모든 송금은 두 번 기록되고 서명된 뿌리를 공개하는 로그에 봉인됩니다. 저희에게 묻지 않고 직접 영수증을 확인하세요.',
  'safety.primary': '보호 방법',
  'safety.secondary': '영수증 확인하기',
  'stat.sectorFunds': '부문별 개발 기금',
  'stat.smallBusinesses': '소규모 사업체',
  'stat.governmentDebt': '대상 정부 부채',
  'stat.globalDebt': '대상 세계 부채',
  'stat.jobs': '일자리',
  'stat.states': '국가',
  'stat.depositInsurance': '목표로 하는 예금 보험, 현재 시행 중인 것은 없습니다',
};
