import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '한도와 보안',
  lead: '지갑에서 나갈 수 있는 금액을 정하고, 필요할 때는 즉시 모두 멈출 수 있습니다.',
  back: '지갑',
  loading: '한도를 불러오는 중',
  failed: '한도를 불러오지 못했습니다',
  retry: '다시 시도',
  'freeze.title': '지갑 동결',
  'freeze.text':
    '동결 중에는 어떤 통화로도 돈이 나갈 수 없습니다. 받는 것은 가능합니다. 휴대전화를 잃어버렸거나 이상한 점이 있을 때 사용하세요.',
  'freeze.on': '지금 동결',
  'freeze.off': '동결 해제',
  'freeze.is_on': '지갑이 동결되었습니다',
  'freeze.since': '{time}부터 출금이 중지되었습니다. 해제하려면 PIN을 입력하세요.',
  'freeze.done_on': '지갑을 동결했습니다',
  'freeze.done_off': '다시 출금할 수 있습니다',
  'limits.title': '한도',
  'limits.text':
    '한도는 지갑 전체에 적용됩니다. 모든 통화의 결제, 출금, 환전이 현재 환율로 포함되고, 따로 떼어 둔 돈도 포함됩니다. 낮추면 바로, 높이거나 없애면 24시간 뒤에 적용됩니다.',
  'limits.currency': '통화',
  'limits.per_transfer': '1회 한도',
  'limits.per_day': '1일 한도',
  'limits.per_month': '1개월 한도',
  'limits.none': '비워 두면 한도가 없습니다.',
  'limits.used_day': '오늘 {amount} 나갔습니다.',
  'limits.used_month': '이번 달 {amount} 나갔습니다.',
  'limits.save': '한도 저장',
  'limits.saved': '한도를 저장했습니다',
  'limits.later': '{time}부터',
  'limits.later_text': '그때까지는 낮은 한도가 적용됩니다. 다시 저장하면 바뀝니다.',
  'limits.unlimited': '한도 없음',
  'limits.summary': '한도를 확인하세요',
  'issue.amount': '{example}처럼 0보다 큰 금액을 입력하거나 비워 두세요.',
  'issue.above_day': '1일 한도보다 클 수 없습니다.',
  'issue.above_month': '1개월 한도보다 클 수 없습니다.',
  'refusal.wallet_frozen': '지갑을 동결했습니다. 먼저 한도와 보안에서 해제하세요.',
  'refusal.money_held': '로그인 정보가 재설정되어 {time}까지는 지갑에서 돈이 나갈 수 없습니다.',
  'refusal.account_banned': '차단된 계정이라 돈이 나갈 수 없습니다. 문의해 주세요.',
  'refusal.limit_rate_stale':
    '한도가 다른 통화로 설정되어 있는데 환율이 오래되었습니다. 한도와 같은 통화로는 보낼 수 있습니다.',
  'refusal.over_limit_transfer': '1회 출금 한도가 {amount}로 설정되어 있습니다.',
  'refusal.over_limit_day': '오늘 한도를 넘습니다. {amount} 더 나갈 수 있습니다.',
  'refusal.over_limit_month': '이번 달 한도를 넘습니다. {amount} 더 나갈 수 있습니다.',
};
