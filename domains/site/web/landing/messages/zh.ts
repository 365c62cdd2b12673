import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'EGCR 框架',
  'hero.title': '先把钱付给人民的经济',
  'hero.carousel': '轮播',
  'hero.slide': '幻灯片',
  'hero.label': '简介',
  'hero.place': '第 {place} 张，共 5 张',
  'hero.subtitle': '工作、资金与公共服务，尽在一个账户',
  'hero.text': '收入支持、支付与各项服务，以 JVD 和您已在使用的货币结算。',
  'hero.open': '开立账户',
  'hero.read': '阅读白皮书',
};
