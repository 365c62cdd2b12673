import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'مسح رمز',
  lead: 'وجّه الكاميرا إلى رمز دفع. سترى مَن يستلم ماذا قبل خروج أي شيء.',
  start: 'استخدام الكاميرا',
  stop: 'إيقاف الكاميرا',
  picture: 'اختيار صورة',
  'picture.hint': 'صورة أو لقطة شاشة عليها رمز. تبقى على هذا الجهاز.',
  view: 'صورة الكاميرا',
  looking: 'جارٍ البحث عن رمز',
  'refused.title': 'لا يُسمح باستخدام الكاميرا',
  'refused.text': 'اسمح بها في إعدادات المتصفح، أو اختر صورة للرمز.',
  'absent.title': 'لا توجد كاميرا هنا',
  'unknown.title': 'هذا ليس من رموز الدفع لدينا',
  'unknown.text': 'لسلامتك لا نفتح شيئًا آخر.',
  'none.title': 'لم يُعثر على رمز',
  'none.text': 'جرّب صورة أوضح يظهر فيها الرمز كاملًا.',
  'receive.title': 'استلام الأموال',
  'receive.lead': 'أظهر الرمز أو أرسل الرابط. يصل المال فورًا.',
  'receive.qr': 'رمز QR للدفع لك',
  'receive.amount': 'المبلغ',
  'receive.amount.hint': 'إن تُرك فارغًا حدده الدافع.',
  'receive.note': 'ملاحظة',
  'receive.share': 'مشاركة',
  'receive.request': 'اطلب المال من شخص بدلًا من ذلك',
};
