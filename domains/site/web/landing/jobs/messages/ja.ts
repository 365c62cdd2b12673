import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': '仕事を。探すあいだの支えも',
  'jobs.text':
    '世界自動求人ボードは、人と求人を自動で結び付け、仕事が終わったその日から所得支援を始めます。目標は、10億人が働けることです。',
  'jobs.open': '求人ボードを開く',
  'jobs.targets': 'プログラムの目標',
  'jobs.billion': '10億人',
  'jobs.billion.label': 'が働く',
  'jobs.countries': '195',
  'jobs.countries.label': 'か国',
  'jobs.businesses': '8億3,000万',
  'jobs.businesses.label': 'の小規模事業者',
  'jobs.matching': '24時間',
  'jobs.matching.label': '自動マッチング',
};
