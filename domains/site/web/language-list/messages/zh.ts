import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '选择您的语言',
  close: '关闭',
  search: '搜索语言',
  'search.placeholder': '语言名称',
  found: '{count, plural, other {# 种语言}}',
  none: '没有叫这个名称的语言。请试试它的英文名称。',
  full: '已全部翻译',
  partly: '目前显示英文',
  'partly.lead': '仍可选择您的语言：日期、数字和金额会立即按它的习惯书写，文字译好后也会随之切换。',
  'thanks.title': '谢谢，我们已记下您的选择。',
  'thanks.text':
    '目前页面以{language}（简体）显示。日期、数字和金额已按您的语言书写，文字译好后也会随之切换。',
  'thanks.done': '继续',
};
