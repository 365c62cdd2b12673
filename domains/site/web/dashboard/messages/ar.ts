import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: 'مرحبًا، {name}',
  today: 'اليوم هو {date}.',
  'wallet.title': 'محفظتك',
  'wallet.loading': 'جارٍ تحميل محفظتك…',
  'wallet.open': 'افتح محفظتك',
  'next.title': 'خطوتك التالية',
  'next.add': 'أضف أموالًا إلى محفظتك',
  'next.add.text': 'في البيئة التجريبية يمكنك إضافة رصيد تجريبي واختبار كل شيء.',
  'next.send': 'أرسل أموالًا إلى شخص ما',
  'next.send.text': 'تحتاج إلى اسم المستخدم الخاص به، وتراجع كل التفاصيل قبل الإرسال.',
  'next.verify-email': 'أضف بريدًا إلكترونيًا ووثّقه',
  'next.verify-email.text': 'إنه طريقك الثاني للدخول حين لا يكون هاتفك في متناولك.',
  'next.verify-phone': 'أضف رقم هاتف ووثّقه',
  'next.verify-phone.text': 'إنه طريقك الثاني للدخول حين لا يكون بريدك في متناولك.',
  'services.title': 'جميع الخدمات',
  'services.text':
    '{open, plural, zero {لا توجد خدمة مفتوحة} one {خدمة واحدة مفتوحة} two {خدمتان مفتوحتان} few {# خدمات مفتوحة} many {# خدمة مفتوحة} other {# خدمة مفتوحة}}. وتخبرك الخدمات الأخرى بما ستفعله.',
  'state.open': 'مفتوحة',
  'state.not-open': 'لم تُفتح بعد',
  'tool.fraud': 'الإبلاغ عن الاحتيال وكشفه',
  'tool.not-open': 'لم تُفتح هذه الأداة بعد. ستتيح لك الإبلاغ عن الاحتيال وعرض ما كُشف عنه.',
  'tool.unknown': 'لا توجد أداة بهذا الاسم.',
};
