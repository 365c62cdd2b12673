import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': '请填写此项。',
  'issue.format': '请检查此项：格式不符合要求。',
  'issue.too_long': '最多 {maximum, plural, other {# 个字符}}。',
  'issue.too_short': '至少 {minimum, plural, other {# 个字符}}。',
  'failure.unreachable': '无法连接服务器。请检查网络后重试。',
  'failure.internal': '我们这边出了点问题，请稍后重试。',
  'failure.wait': '操作过于频繁，请在 {seconds, plural, other {# 秒}}后重试。',
  'failure.session_expired': '您的登录已失效，请重新登录。',
  'failure.pin_required': '请先输入您的 PIN。',
  'failure.profile_incomplete': '请先完善您的个人资料。',
  'failure.verification_required': '请先验证您的邮箱或手机号，再访问此内容。',
  'failure.role_required': '您的账户无权访问此内容。',
  'failure.second_factor_required': '请先用身份验证应用或通行密钥确认您的登录。',
  'failure.not_found': '没有找到您要的内容。',
  'failure.conflict': '内容已发生变化，请重新查看后再操作。',
  'failure.in_progress': '此请求仍在处理中，请稍候。',
  'failure.file_too_costly': '此文件过于复杂，无法读取。未导入任何内容。请选择较短的时间段后重试。',
  'failure.validation_failed': '请检查您填写的内容。',
};
