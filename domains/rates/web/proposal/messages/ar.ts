import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'اقتراح سعر لـ JVD',
  lead: 'يسري بعد موافقة مشرف عام آخر.',
  price: 'السعر بالدولار الأمريكي',
  reason: 'السبب',
  submit: 'اقتراح السعر',
  done: 'قُدِّم الاقتراح. يقرر مشرف عام آخر.',
  summary: 'راجع هذه الحقول',
  'issue.price': 'أدخل سعرًا مثل 1.29.',
  'issue.reason': 'أدخل سببًا.',
  far: 'لا يمكن أن يتحرك السعر خلال 24 ساعة بأكثر من نصفه صعودًا أو هبوطًا.',
  many: 'لديك اقتراحات منتظرة كثيرة.',
};
