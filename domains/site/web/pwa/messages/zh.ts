import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'EGCR 有新版本',
  text: '请在方便时重新加载。此处已输入的内容会丢失，请先完成。',
  reload: '重新加载',
  later: '稍后',
};
