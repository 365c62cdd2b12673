import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'الإشعارات',
  'bell.unread':
    'الإشعارات، {count, plural, zero {لا شيء غير مقروء} one {# غير مقروء} two {# غير مقروءَين} few {# إشعارات غير مقروءة} many {# إشعارًا غير مقروء} other {# إشعار غير مقروء}}',
  'bell.over': '{count}+',
  'panel.title': 'الإشعارات',
  'panel.read_all': 'تحديد الكل كمقروء',
  'panel.more': 'عرض المزيد',
  'panel.loading': 'جارٍ تحميل الإشعارات',
  'panel.failed': 'تعذّر تحميل الإشعارات',
  'panel.retry': 'إعادة المحاولة',
  'panel.empty.title': 'لا جديد',
  'panel.empty.text': 'عندما يصل مال أو يحتاج أمر إلى انتباهك، تقرأه هنا.',
  'item.unread': 'غير مقروء',
  'kind.money_received': 'أرسل إليك {name} مبلغ {amount}',
  'kind.unknown': 'في حسابك جديد',
};
