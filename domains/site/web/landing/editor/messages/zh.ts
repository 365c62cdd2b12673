import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: '编辑这张幻灯片',
  title: '第 {number} 张的文字',
  language: '使用此语言的读者会在一分钟内看到。',
  'field.badgeText': '标记',
  'field.title': '标题',
  'field.subtitle': '副标题',
  'field.description': '说明',
  'field.primaryButtonText': '第一个按钮',
  'field.secondaryButtonText': '第二个按钮',
  save: '保存',
  cancel: '取消',
  changed: '期间有人修改了这张幻灯片。请关闭后重新打开查看。',
  plain: '只能使用纯文本：不含标签和不可见字符。',
  loading: '正在读取幻灯片…',
  problems: '请检查这些字段',
  retry: '重试',
};
