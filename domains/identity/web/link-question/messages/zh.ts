import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '以其他账户继续？',
  question: '以 {name} 的身份继续？',
  text: '此链接属于账户 {name}。当前浏览器中登录的是 {present}。如果您没有申请此链接，请保持现状：目前尚未发生任何更改。',
  stay: '继续以 {present} 登录',
  continue: '以 {name} 的身份继续',
};
