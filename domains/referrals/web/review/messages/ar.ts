import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'مكافآت بانتظارك',
  lead: 'إحالات تبدو محفوفة بالمخاطر. المكافأة المُفرج عنها تُدفع بعد أيامها الأربعة عشر، والمرفوضة لا تُدفع أبدًا.',
  none: 'لا شيء في الانتظار.',
  loading: 'جارٍ التحميل',
  unread: 'تعذر التحميل',
  retry: 'إعادة المحاولة',
  'side.referee': 'لمن جاء بالإحالة',
  'side.referrer': 'لمن أحال غيره',
  'reason.same_mailbox': 'صندوق البريد نفسه',
  'reason.same_network': 'الشبكة نفسها',
  'reason.burst': 'كثيرة دفعة واحدة',
  'reason.disposable_email': 'عنوان مؤقت',
  release: 'إفراج',
  refuse: 'رفض',
  released: 'أُفرج عن المكافأة',
  refused: 'رُفضت المكافأة',
  failed: 'لم يُتخذ قرار',
  'failed.own': 'أنت طرف في هذه الإحالة: يجب أن يقرر شخص آخر.',
  'failed.gone': 'سبق أن قرر شخص آخر.',
};
