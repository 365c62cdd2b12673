import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: '我不是机器人',
  verified: '已验证',
  verifying: '正在验证…',
  required: '需要验证！',
  error: '验证失败，请稍后再试。',
  expired: '验证已过期，请重试。',
  wait: '正在验证，请稍候。',
  enter_code: '输入验证码',
  'enter_code.heard': '请输入您听到的验证码。按空格键播放语音。',
  audio: '获取语音验证码',
  loading: '正在加载…',
  reload: '重新加载',
  verify: '验证',
  server_responded: '服务器返回 {status}。',
  spam: '垃圾信息过滤器判定为不通过。',
  'gate.title': '请确认您是真人',
  'gate.text': '请输入您看到的数字，也可以听语音。',
  'gate.cancel': '取消',
};
