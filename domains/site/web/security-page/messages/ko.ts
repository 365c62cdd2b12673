import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  eyebrow: '보안',
  title: '무엇이 지켜 주고, 어떻게 확인하는지',
  lead: '장담하기보다 보여 드립니다. 갖춰진 것, 직접 확인할 수 있는 것, 아직 부족한 것입니다.',
  how: '보호 방법',
  money: '자금',
  'money.text':
    '복식 부기 원장입니다. 모든 거래에는 양쪽이 있으며 누구도 바꾸거나 지울 수 없습니다. 각 거래는 봉인된 로그에 기록됩니다. 출금에는 방금 입력한 PIN이 필요하고 지갑은 언제든지 동결할 수 있습니다.',
  sessions: '세션',
  'sessions.text':
    '10분 동안 활동이 없으면 화면뿐 아니라 서버에서 세션이 끝납니다. PIN은 5분 후 닫힙니다. 모든 세션을 기기와 함께 보고 종료할 수 있습니다.',
  factors: '비밀번호, PIN, 2단계 인증',
  'factors.text':
    '비밀번호와 PIN은 해시로만 보관합니다. 잘못된 시도는 비교 전에 세고, 일정 횟수에 이르면 잠깁니다. 인증 앱과 패스키도 쓸 수 있습니다.',
  data: '데이터',
  'data.text':
    '모든 호출은 서버에서 확인하며 다른 사람의 것은 없는 것처럼 보입니다. 다른 회사의 것을 불러오지 않고 추적 쿠키도 없습니다.',
  staff: '직원',
  'staff.text':
    '처음부터 권한을 가진 계정은 없습니다. 역할을 쓰려면 2단계 인증이 필요하고, 직원이 한 일은 지울 수 없는 로그에 남습니다.',
  browser: '브라우저에서',
  'browser.text':
    '엄격한 콘텐츠 정책으로 저희 코드만 실행되며, 다른 사이트가 이 페이지를 끼워 넣거나 본인 이름으로 행동할 수 없습니다. 메일 링크에 담긴 정보는 주소에서 즉시 사라집니다.',
  check: '직접 확인할 수 있는 것',
  'check.text': '계정도, 저희의 말을 믿을 필요도 없습니다.',
  'check.receipt': '영수증 확인',
  'check.receipt.text': '송금이 봉인된 로그에 있는지, 변경되었는지를 직접 쓰는 브라우저가 계산합니다.',
  'check.reference': 'API 문서',
  'check.reference.text': '각 호출의 권한, PIN 필요 여부, 거부 사유를 설명합니다(영어).',
  'check.texts': '법률 문서',
  'check.texts.text': '버전마다 지문이 있으며 이전 버전과 바뀐 단어를 모두 볼 수 있습니다.',
  'check.contact': 'security.txt',
  'check.contact.text': '프로그램이 읽는 형식의 제보 안내(RFC 9116).',
  missing: '아직 부족한 것',
  'missing.bank':
    'EGCR은 국가 등록 기관도, 인가 은행도, 예금 보험 기관도 아니며 이곳의 잔액은 보험에 들어 있지 않습니다.',
  'missing.audit':
    '아직 독립 기관의 감사나 모의 침투가 없었습니다. 이 주장의 근거가 되는 시험은 자체 시험입니다.',
  'missing.storage':
    '로그인 토큰은 브라우저 저장소에 있습니다. 엄격한 정책, 15분의 수명, PIN이 이를 지킵니다.',
  'missing.identity': '이 버전에서는 신분증과 제재 명단을 확인하지 않습니다.',
  report: '취약점 제보',
  'report.write': '지원 언어 중 하나로 무엇을 했고, 무슨 일이 일어났으며, 무엇을 예상했는지 적어 주세요.',
  'report.own': '본인 계정을 사용하고 다른 사람의 것을 읽거나 바꾸거나 손상하지 마세요.',
  'report.wait': '고쳐질 때까지 다른 곳에 알리지 말아 주세요. 고쳐지면 알려 드립니다.',
  'report.answer': '영업일 3일 이내 답변을 목표로 하며, 이를 지킨 연구에는 법적 조치를 하지 않습니다.',
  'report.link': '취약점 제보하기',
  bounty: '포상금은 없습니다',
  'bounty.text': '제보에 대가를 지급하지 않습니다. 감사의 마음과, 원하시면 버전 안내에 이름을 남겨 드립니다.',
};
