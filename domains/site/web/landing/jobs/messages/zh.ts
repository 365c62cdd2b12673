import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': '有工作；找工作时也有支持',
  'jobs.text': '全球自动招聘平台会自动为人们匹配职位，并在工作结束当天启动收入支持。目标：让十亿人有工作。',
  'jobs.open': '打开招聘平台',
  'jobs.targets': '计划目标',
  'jobs.billion': '10 亿',
  'jobs.billion.label': '人有工作',
  'jobs.countries': '195',
  'jobs.countries.label': '个国家',
  'jobs.businesses': '8.3 亿',
  'jobs.businesses.label': '家小企业有待惠及',
  'jobs.matching': '24/7',
  'jobs.matching.label': '自动匹配',
};
