import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: '로봇이 아닙니다',
  verified: '확인됨',
  verifying: '확인 중…',
  required: '확인이 필요합니다!',
  error: '확인하지 못했습니다. 나중에 다시 시도해 주세요.',
  expired: '확인 시간이 지났습니다. 다시 시도해 주세요.',
  wait: '확인 중입니다. 잠시 기다려 주세요.',
  enter_code: '코드 입력',
  'enter_code.heard': '들리는 코드를 입력하세요. 스페이스바를 누르면 음성이 재생됩니다.',
  audio: '음성으로 듣기',
  loading: '불러오는 중…',
  reload: '새로 고침',
  verify: '확인',
  server_responded: '서버가 {status}(으)로 응답했습니다.',
  spam: '스팸 필터가 부정적으로 판정했습니다.',
  'gate.title': '사람이신가요?',
  'gate.text': '보이는 숫자를 입력하거나 음성으로 들어 보세요.',
  'gate.cancel': '취소',
};
