import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'إطار EGCR',
  'hero.title': 'اقتصاد يدفع للناس أولًا',
  'hero.carousel': 'عرض دوّار',
  'hero.slide': 'شريحة',
  'hero.label': 'مقدمة',
  'hero.place': 'الشريحة {place} من 5',
  'hero.subtitle': 'العمل والمال والخدمات العامة في حساب واحد',
  'hero.text': 'دعم الدخل والمدفوعات والخدمات، تُسوّى بعملة JVD وبالعملات التي تستخدمها.',
  'hero.open': 'افتح حسابك',
  'hero.read': 'اقرأ الورقة البيضاء',
};
