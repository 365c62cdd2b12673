import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'EGCRの新しいバージョンがあります',
  text: 'ご都合のよいときに再読み込みしてください。入力中の内容は失われますので、先に済ませてください。',
  reload: '再読み込み',
  later: 'あとで',
};
