import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '设置',
  lead: '您的个人资料、登录方式以及我们与您交流的方式。',
  'list.label': '设置的各个部分',
  back: '所有设置',
  loading: '正在加载…',
  profile: '个人资料',
  'profile.text': '姓名、用户名和 PIN',
  contacts: '联系方式',
  'contacts.text': '邮箱和电话',
  security: '安全',
  'security.text': '密码、第二重验证、通行密钥、设备',
  preferences: '偏好',
  'preferences.text': '语言、货币、位置和外观',
  activity: '活动与隐私',
  'activity.text': '保存了哪些操作，以及原因',
  referral: '推荐',
  'referral.text': '邀请他人',
  'names.title': '姓名',
  'names.lead': '您汇款或收款时，他人会看到姓名。',
  'names.save': '保存姓名',
  'names.saved': '个人资料已保存',
  'names.old': '旧用户名仍归您所有：汇往旧用户名的资金不会落入他人之手。',
};
