import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: '您好，{name}',
  today: '今天是 {date}。',
  'wallet.title': '您的钱包',
  'wallet.loading': '正在加载您的钱包…',
  'wallet.open': '打开钱包',
  'next.title': '接下来可以做什么',
  'next.add': '给钱包充值',
  'next.add.text': '在沙盒环境中，您可以添加演示资金，体验全部功能。',
  'next.send': '给别人转账',
  'next.send.text': '您需要对方的用户名，转账前会逐项核对。',
  'next.verify-email': '添加并验证电子邮箱',
  'next.verify-email.text': '手机不在身边时，这是您的第二种登录方式。',
  'next.verify-phone': '添加并验证手机号',
  'next.verify-phone.text': '邮箱不便使用时，这是您的第二种登录方式。',
  'services.title': '全部服务',
  'services.text': '{open, plural, other {已开放 # 项服务}}。其他服务会说明将提供什么。',
  'state.open': '已开放',
  'state.not-open': '尚未开放',
  'tool.fraud': '欺诈举报与检测',
  'tool.not-open': '此工具尚未开放。您将可以用它举报欺诈并查看检测结果。',
  'tool.unknown': '没有这个名称的工具。',
};
