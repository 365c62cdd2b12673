import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': '알림',
  'bell.unread': '알림, 읽지 않음 {count, plural, other {#개}}',
  'bell.over': '{count}+',
  'panel.title': '알림',
  'panel.read_all': '모두 읽음으로 표시',
  'panel.more': '더 보기',
  'panel.loading': '알림을 불러오는 중입니다',
  'panel.failed': '알림을 불러오지 못했습니다',
  'panel.retry': '다시 시도',
  'panel.empty.title': '새 알림이 없습니다',
  'panel.empty.text': '돈이 도착하거나 확인할 일이 생기면 여기에서 알려 드립니다.',
  'item.unread': '읽지 않음',
  'kind.money_received': '{name} 님이 {amount}을(를) 보냈습니다',
  'kind.rate_reached': '1 {base}이(가) {rate} {quote}에 도달했습니다',
  'kind.request_received': '{name} 님이 {amount}을(를) 요청했습니다',
  'kind.request_open': '{name} 님이 돈을 요청했습니다',
  'kind.request_declined': '{name} 님이 요청을 거절했습니다',
  'kind.request_cancelled': '{name} 님이 요청을 취소했습니다',
  'kind.request_expired': '돈 요청이 만료되었습니다',
  'kind.order_paid': '{name} 님에게 예약한 {amount}을(를) 보냈습니다',
  'kind.order_failed': '{name} 님에게 예약한 {amount}을(를) 보내지 못했습니다. 다시 시도합니다.',
  'kind.order_paused': '{name} 님에게 가는 예약 송금이 멈췄습니다: 네 번 실패',
  'kind.order_skipped': '{name} 님에게 보낼 송금이 너무 늦어 건너뛰었습니다',
  'kind.deposit_received': '은행 송금으로 {amount}이(가) 도착했습니다',
  'kind.withdrawal_paid': '{amount} 출금이 지급되었습니다',
  'kind.withdrawal_returned': '{amount} 출금이 반환되어 돈이 다시 지갑에 있습니다',
  'kind.unknown': '계정에 새 소식이 있습니다',
};
