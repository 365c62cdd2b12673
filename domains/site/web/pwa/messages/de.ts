import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Es gibt eine neue Version von EGCR',
  text: 'Laden Sie neu, wann es Ihnen passt. Was Sie hier eingegeben haben, ginge verloren; schließen Sie es zuerst ab.',
  reload: 'Neu laden',
  later: 'Später',
};
