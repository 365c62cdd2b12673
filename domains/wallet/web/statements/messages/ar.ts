import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'كشوف الحساب',
  lead: 'كل حركة مع الرصيد بعدها، من الرصيد الافتتاحي إلى الختامي.',
  back: 'المحفظة',
  account: 'الحساب',
  months: 'حسب الشهر',
  so_far: 'حتى الآن',
  pdf_of: 'ملف PDF لفترة {period}',
  others_of: 'صيغ أخرى لفترة {period}',
  csv: 'CSV لجداول البيانات',
  ofx: 'OFX لبرامج المال',
  camt053: 'camt.053 للمحاسبة',
  own: 'فترة أخرى',
  from: 'من',
  to: 'إلى',
  format: 'الصيغة',
  pdf: 'PDF للقراءة والطباعة',
  get: 'تنزيل',
  utc: 'الأيام بتوقيت UTC.',
  failed: 'تعذّر إعداد كشف الحساب',
  unloaded: 'تعذّر تحميل حساباتك',
  retry: 'إعادة المحاولة',
  loading: 'جارٍ تحميل حساباتك',
  summary: 'يرجى مراجعة الفترة',
  'issue.day': 'اختر يومًا.',
  'issue.order': 'اليوم الأخير قبل الأول.',
  'issue.long': 'يغطي كشف الحساب سنة على الأكثر.',
  'issue.currency': 'هذه الصيغة لا تعرف تلك العملة.',
};
