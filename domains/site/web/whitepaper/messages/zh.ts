import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes: '{count, plural, other {阅读约需 # 分钟}}',
  pdf: '保存为 PDF',
  print: '打印',
  kinds: '三类数字',
  place: '第 {at} 节，共 {all} 节',
  'search.title': '在本文中搜索',
  'search.show': '在本文中搜索',
  'search.found': '{count, plural, =0 {没有找到} other {找到 # 处}}',
  'search.at': '第 {at} 处，共 {all} 处',
  'search.next': '下一处',
  'search.previous': '上一处',
  'search.clear': '清除搜索',
  copy: '复制“{section}”的链接',
  copied: '链接已复制',
  read: '读取时间：{time}',
};
