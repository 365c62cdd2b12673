import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: 'تحرير هذه الشريحة',
  title: 'نصوص الشريحة {number}',
  language: 'يراها قرّاء هذه اللغة خلال دقيقة.',
  'field.badgeText': 'الشارة',
  'field.title': 'العنوان',
  'field.subtitle': 'العنوان الفرعي',
  'field.description': 'الوصف',
  'field.primaryButtonText': 'الزر الأول',
  'field.secondaryButtonText': 'الزر الثاني',
  save: 'حفظ',
  cancel: 'إلغاء',
  changed: 'غيّر شخص آخر هذه الشريحة في هذه الأثناء. أغلقها وافتحها من جديد لترى نصوصه.',
  plain: 'نص بسيط فقط: بلا وسوم ولا علامات خفية.',
  loading: 'جارٍ جلب الشريحة…',
  problems: 'يُرجى مراجعة هذه الحقول',
  retry: 'إعادة المحاولة',
};
