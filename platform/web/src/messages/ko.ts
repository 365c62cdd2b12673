import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': '이 항목을 입력해 주세요.',
  'issue.format': '입력한 내용을 확인해 주세요. 형식이 올바르지 않습니다.',
  'issue.too_long': '최대 {maximum, plural, other {#자}}까지 입력할 수 있습니다.',
  'issue.too_short': '최소 {minimum, plural, other {#자}} 이상 입력해 주세요.',
  'failure.unreachable': '서버에 연결할 수 없습니다. 연결 상태를 확인한 뒤 다시 시도해 주세요.',
  'failure.internal': '저희 쪽에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  'failure.wait': '요청이 너무 잦습니다. {seconds, plural, other {#초}} 후에 다시 시도해 주세요.',
  'failure.session_expired': '세션이 종료되었습니다. 다시 로그인해 주세요.',
  'failure.pin_required': '먼저 PIN을 입력해 주세요.',
  'failure.profile_incomplete': '먼저 프로필을 완성해 주세요.',
  'failure.verification_required': '이 내용을 보려면 이메일 또는 전화번호를 인증해 주세요.',
  'failure.role_required': '이 계정으로는 이용할 수 없습니다.',
  'failure.second_factor_required': '먼저 인증 앱이나 패스키로 로그인을 확인해 주세요.',
  'failure.not_found': '찾으시는 내용이 없습니다.',
  'failure.conflict': '그 사이 내용이 변경되었습니다. 다시 확인한 뒤 시도해 주세요.',
  'failure.in_progress': '요청을 처리하는 중입니다. 잠시만 기다려 주세요.',
  'failure.file_too_costly':
    '파일이 너무 복잡해서 읽을 수 없습니다. 가져온 내용은 없습니다. 더 짧은 기간을 선택해 다시 시도해 주세요.',
  'failure.validation_failed': '입력한 내용을 확인해 주세요.',
};
