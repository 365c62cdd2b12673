import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description': '일, 돈, 공공 서비스를 하나의 계정으로: 지갑, 결제, 지원금, 신용, 일자리, 기업.',
  'shortcut.wallet': '지갑',
  'shortcut.pay': '송금하기',
  'shortcut.contact': '문의하기',
  'offline.page-title': '오프라인 · EGCR',
  'offline.title': '지금은 연결되어 있지 않습니다',
  'offline.text':
    '고객님의 돈은 바로 지금의 상태로만 보여 드리므로 이 기기에는 아무것도 저장하지 않습니다. 다시 연결되면 이 페이지가 저절로 열립니다.',
  'offline.money': '송금하려던 중이셨나요? 다시 보내기 전에 먼저 내역을 확인해 주세요.',
  'offline.retry': '다시 시도',
};
