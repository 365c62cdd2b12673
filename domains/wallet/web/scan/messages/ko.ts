import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '코드 스캔',
  lead: '결제 코드에 카메라를 대세요. 보내기 전에 누가 얼마를 받는지 확인합니다.',
  start: '카메라 사용',
  stop: '카메라 끄기',
  picture: '사진 선택',
  'picture.hint': '코드가 있는 사진이나 화면 캡처. 이 기기를 벗어나지 않습니다.',
  view: '카메라 화면',
  looking: '코드를 찾는 중',
  'refused.title': '카메라를 사용할 수 없습니다',
  'refused.text': '브라우저 설정에서 허용하거나 코드 사진을 선택하세요.',
  'absent.title': '카메라가 없습니다',
  'unknown.title': '저희 결제 코드가 아닙니다',
  'unknown.text': '안전을 위해 다른 것은 열지 않습니다.',
  'none.title': '코드를 찾지 못했습니다',
  'none.text': '코드 전체가 나온 더 선명한 사진으로 해 보세요.',
  'receive.title': '돈 받기',
  'receive.lead': '코드를 보여 주거나 링크를 보내세요. 바로 도착합니다.',
  'receive.qr': '나에게 보낼 QR 코드',
  'receive.amount': '금액',
  'receive.amount.hint': '비워 두면 내는 사람이 정합니다.',
  'receive.note': '메모',
  'receive.share': '공유',
  'receive.request': '대신 누군가에게 요청하기',
};
