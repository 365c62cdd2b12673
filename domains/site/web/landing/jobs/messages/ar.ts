import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': 'عملٌ، ودعمٌ ريثما تجده',
  'jobs.text':
    'ستطابق منصة الوظائف العالمية الآلية الناس مع الوظائف من تلقاء نفسها، وتبدأ دعم الدخل في اليوم الذي ينتهي فيه العمل. هدفها: مليار إنسان يعملون.',
  'jobs.open': 'افتح منصة الوظائف',
  'jobs.targets': 'أهداف البرنامج',
  'jobs.billion': 'مليار',
  'jobs.billion.label': 'إنسان في عمل',
  'jobs.countries': '195',
  'jobs.countries.label': 'دولة',
  'jobs.businesses': '830 مليون',
  'jobs.businesses.label': 'شركة صغيرة نصل إليها',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'مطابقة آلية',
};
