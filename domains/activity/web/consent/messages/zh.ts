import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '您的隐私，由您决定',
  lead: '我们的页面只保存运行所必需的内容。可以再多做一点吗？没有广告，也不会提供给其他公司。',
  more: '详情：<cookies>Cookie 与存储</cookies>、<privacy>隐私声明</privacy>',
  accept: '接受',
  reject: '拒绝',
  manage: '自行选择',
  'settings.title': 'Cookie 设置',
  'settings.lead': '各类别相互独立，您可以随时更改。',
  save: '保存我的选择',
  close: '关闭，不保存',
  objects: '您的浏览器要求不被跟踪。我们视为拒绝：除非您开启，所有可选项均为关闭。',
  always: '始终开启',
  necessary: '必要',
  'necessary.text': '您的登录、这次的选择，以及您选定的外观和语言。',
  preferences: '偏好',
  'preferences.text': '让服务器知道您的语言，使页面直接以该语言呈现。',
  analytics: '分析',
  'analytics.text': '在我们自己的服务器上记录您登录后使用的页面，保存九十天。',
  security_location: '安全位置',
  'security_location.text': '记录登录的大致地点，用于发现陌生人。精确到约十公里。',
  marketing: '营销',
  'marketing.text': '有关我们服务的消息。目前我们还不发送任何消息：您的选择仅被保存。',
};
