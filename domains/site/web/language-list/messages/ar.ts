import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'اختر لغتك',
  close: 'إغلاق',
  search: 'ابحث عن لغة',
  'search.placeholder': 'اسم اللغة',
  found: '{count, plural, zero {لا لغات} one {لغة واحدة} two {لغتان} few {# لغات} many {# لغة} other {# لغة}}',
  none: 'لا توجد لغة بهذا الاسم. جرّب اسمها بالإنجليزية.',
  full: 'مترجَم بالكامل',
  partly: 'بالإنجليزية في الوقت الحالي',
  'partly.lead': 'اختر لغتك مع ذلك: ستتبعها التواريخ والأرقام والمبالغ فورًا، ثم نصوصنا حالما تتوفر لدينا.',
  'thanks.title': 'شكرًا لك. سجّلنا اختيارك.',
  'thanks.text':
    'صفحاتنا الآن بلغة {language}. أما التواريخ والأرقام والمبالغ فتتبع لغتك من الآن، وستتبعها النصوص حالما تتوفر لدينا.',
  'thanks.done': 'متابعة',
};
