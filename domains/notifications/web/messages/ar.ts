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
  'kind.rate_reached': 'بلغ 1 {base} ما يساوي {rate} {quote}',
  'kind.request_received': '{name} يطلب منك {amount}',
  'kind.request_open': '{name} يطلب منك مالًا',
  'kind.request_declined': 'رفض {name} طلبك',
  'kind.request_cancelled': 'سحب {name} طلبه',
  'kind.request_expired': 'انتهت مدة طلبك للمال',
  'kind.order_paid': 'نُفذت دفعتك المجدولة {amount} إلى {name}',
  'kind.order_failed': 'تعذّرت دفعتك المجدولة {amount} إلى {name}. سنعيد المحاولة.',
  'kind.order_paused': 'أُوقفت دفعاتك المجدولة إلى {name} مؤقتًا: فشلت أربع محاولات',
  'kind.order_blocked': 'أُوقفت دفعاتك المجدولة إلى {name} مؤقتًا: حسابك محظور',
  'kind.order_held': 'دفعتك المجدولة {amount} إلى {name} تنتظر: لا يمكن أن يخرج مال بعد',
  'kind.order_skipped': 'فاتت دفعات إلى {name} وتأخرت كثيرًا، فتم تجاوزها',
  'kind.deposit_received': 'وصل مبلغ {amount} بتحويل مصرفي',
  'kind.withdrawal_paid': 'صُرف سحبك بمبلغ {amount}',
  'kind.withdrawal_returned': 'عاد سحبك بمبلغ {amount}: المال في محفظتك من جديد',
  'kind.unknown': 'في حسابك جديد',
};
