import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'يتوفر إصدار جديد من EGCR',
  text: 'أعد التحميل متى ناسبك ذلك. سيضيع ما كتبته هنا، فأكمله أولًا.',
  reload: 'إعادة التحميل',
  later: 'لاحقًا',
};
