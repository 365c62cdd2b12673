import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  state: '아직 열리지 않음',
  will: '이 서비스가 할 일',
  honest:
    '아직 만들고 있는 서비스입니다. 여기서는 아직 아무것도 작동하지 않으며, 다른 화면도 이 서비스에 기대지 않습니다.',
  back: '이전 페이지로 돌아가기',
  home: '홈으로 이동',
  dashboard: '대시보드로 이동',
  'not-found.title': '이 주소에는 페이지가 없습니다',
  'not-found.text':
    '주소가 잘못되었거나 페이지가 옮겨졌을 수 있습니다. 주소를 확인하거나 아래에서 다시 시작해 주세요.',
  'not-found.code': '오류 404',
  'about.contact': '여기에서 문의를 보내고 이메일로 답을 받을 수 있게 됩니다.',
  'about.legals': '이용 약관, 개인정보 안내와 그 밖의 법률 문서가 날짜와 이전 판과 함께 이곳에 놓입니다.',
  'about.benefits-individuals':
    '이 페이지는 EGCR이 개인에게 제공하는 것을 보여 줍니다: 소득 지원, 지갑, 신용 보고서, 부채 도움.',
  'about.benefits-businesses':
    '이 페이지는 EconomicOS로 기업에 제공하는 것을 보여 줍니다: 등록, 지원금, 결제, 자본 조달.',
  'about.benefits-governments':
    '이 페이지는 GovOS로 정부에 제공하는 것을 보여 줍니다: 공공 자금, 부채 관리, 시민 지급.',
  'about.benefits-organizations':
    '이 페이지는 CivicOS로 NGO와 기관에 제공하는 것을 보여 줍니다: 지원금, 기금, 열린 보고.',
  'about.blog': '일자리와 돈, 공공 서비스에 관한 소식과 설명이 이곳에 실립니다.',
  'about.jobs': '세계 일자리 게시판의 모집 공고를 누구나 읽을 수 있게 이곳에 나열합니다.',
  'about.security': '이 페이지는 계정과 돈을 지키는 방법과 취약점을 알리는 방법을 설명합니다.',
  'about.settings': '프로필, 로그인, 기기, 언어, 알림을 이곳에서 관리하게 됩니다.',
  'about.services': '개인, 기업, 정부, 기관을 위한 모든 서비스가 이곳에 나열됩니다.',
  'about.services-business': '기업은 이곳에서 등록, 인증, 지원금, 결제, 자본을 이용하게 됩니다.',
  'about.services-personal': '일자리, 소득 지원, 지원금, 신용 보고서, 부채 도움을 이곳에서 찾게 됩니다.',
  'about.services-government': '정부는 이곳에서 기금과 부채 프로그램, 시민 지급을 운영하게 됩니다.',
  'about.services-ngo': 'NGO와 기관은 이곳에서 지원금을 신청하고 사업을 운영하며 공개적으로 보고하게 됩니다.',
  'about.business-reserve': '지방 준비금 제도로 지역과 기업이 준비금을 보유하고 발행하고 상환하게 됩니다.',
  'about.grants': '개인, 기업, 정부를 위한 지원금을 찾아 신청하고 진행 상황을 볼 수 있게 됩니다.',
  'about.job-board': '일자리 게시판이 전 세계 일자리와 이어 주고, 일이 없을 때 소득 지원을 시작합니다.',
  'about.capital-market': 'EGCR에 등록된 기업의 토큰을 보고 거래할 수 있게 됩니다.',
  'about.email': '계정과 함께하는 나만의 우편함을 갖게 됩니다.',
  'about.debt': '모든 부채를 상환 계획과 정리 제안과 함께 한곳에서 보게 됩니다.',
  'about.businesses': '소유하거나 일하는 기업이 이곳에 나열됩니다.',
  'about.business': '기업마다 개요, 지갑, 토큰, 지원금, 문서, 설정이 이곳에 놓입니다.',
  'about.credit': '신용 보고서를 쉬운 말로 읽고 잘못된 내용에 이의를 제기하게 됩니다.',
  'about.create-service': '이곳에서 서비스를 신청하고 필요한 것을 차례로 안내받게 됩니다.',
  'about.registration': '안내를 따라 하나의 양식으로, 저장해 가며 기업을 등록하게 됩니다.',
  'about.register-business': '기업 등록을 안내하는 양식이 이곳에 열립니다.',
  'about.business-verification': '기업은 이곳에서 누구인지, 누구의 소유인지 증명하게 됩니다.',
  'about.directory': '인증된 기업을 찾아 공개 프로필을 읽게 됩니다.',
  'about.business-capital-market': '기업은 이곳에서 토큰을 발행하고 자본을 모으게 됩니다.',
  'about.business-admin': '소유자는 이곳에서 기업의 역할과 권한, 설정을 관리하게 됩니다.',
  'about.funding-application': '지원금이나 기금을 답변을 저장해 가며 단계별로 신청하게 됩니다.',
  'about.ai-agents': 'AI 에이전트가 초안을 쓰고 확인하고 설명합니다. 단계마다 직접 승인합니다.',
  'about.payment-gateway': '가맹점은 어떤 통화로든 결제를 받고, 가장 저렴한 경로가 자동으로 선택됩니다.',
  'about.business-ai-agents': 'AI 에이전트가 서류와 규정, 고객 응대를 도와 기업을 지원합니다.',
};
