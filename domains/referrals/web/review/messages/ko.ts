import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '검토를 기다리는 보상',
  lead: '위험해 보이는 추천입니다. 승인한 보상은 14일이 지난 뒤 지급되고, 거부한 보상은 지급되지 않습니다.',
  none: '기다리는 보상이 없습니다.',
  loading: '불러오는 중',
  unread: '불러오지 못했습니다',
  retry: '다시 시도',
  'side.referee': '추천받은 사람에게',
  'side.referrer': '추천한 사람에게',
  'reason.same_mailbox': '같은 메일함',
  'reason.same_network': '같은 네트워크',
  'reason.burst': '한꺼번에 여러 건',
  'reason.disposable_email': '일회용 주소',
  release: '승인',
  refuse: '거부',
  released: '보상을 승인했습니다',
  refused: '보상을 거부했습니다',
  failed: '결정되지 않았습니다',
  'failed.own': '이 추천의 당사자이므로 다른 사람이 결정해야 합니다.',
  'failed.gone': '이미 다른 사람이 결정했습니다.',
};
