import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    '일자리, 돈, 공공 서비스를 하나의 계정으로. 지금 이용 가능: JVD와 다른 아홉 통화의 지갑과 결제. 준비 중: 지원금, 신용, 채용, 사업.',
  legals:
    '이용 약관, 개인정보, 쿠키 등 EGCR의 모든 법률 문서를 모든 버전과 변경 내용, 인쇄용 화면과 함께 볼 수 있습니다.',
  whitepaper:
    'EGCR 체계의 처음부터 끝까지. 통화, 준비금, 기금, 안전장치를 설명하고 모든 수치에 주장, 목표, 실측을 표시합니다.',
  'benefits-individuals':
    '개인을 위한 EGCR. JVD 계정, 보수를 받는 일, 신용, 지원금, 공공 서비스를 직접 계산해 보며 살펴볼 수 있습니다.',
  'benefits-businesses':
    '기업을 위한 EGCR. 대금 수령, 채용, 신용과 기금, 등록과 시장을 직접 계산해 보며 살펴볼 수 있습니다.',
  'benefits-governments':
    '정부를 위한 EGCR. 지원금, 부채 해소, 고용, 공공 서비스를 직접 계산해 보며 살펴볼 수 있습니다.',
  'benefits-organizations':
    'NGO와 기관을 위한 EGCR. 기금, 사업, 지급, 보고를 직접 계산해 보며 살펴볼 수 있습니다.',
  security:
    'EGCR이 계정과 돈을 지키는 방법. 로그인, PIN, 봉인된 원장, 암호화, 그리고 취약점을 알려 주시는 방법입니다.',
  contact: '계정, 결제, 제휴, 취재에 관해 EGCR에 문의하고 문의가 어디까지 처리되었는지 확인하세요.',
  auth: '이메일, 전화번호 또는 패스키로 EGCR에 로그인하거나 계정을 만드세요.',
  'verification-example': 'EGCR 계정의 인증 과정을 가상의 데이터로 한 단계씩 보여 드립니다.',
  verify: 'EGCR 영수증을 확인하세요. 봉인된 원장에 있는지, 언제 기록되었는지 알 수 있습니다.',
  'not-found': 'EGCR의 이 주소에는 페이지가 없습니다.',
  script:
    '이 페이지의 메뉴, 양식, 실시간 수치에는 JavaScript가 필요합니다. API는 /api/reference에 설명되어 있습니다.',
};
