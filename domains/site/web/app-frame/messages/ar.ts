import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'nav.label': 'الخدمات',
  'nav.open': 'افتح التنقل',
  'nav.close': 'أغلق التنقل',
  'nav.more': 'المزيد',
  'nav.soon': 'لم تُفتح بعد',
  'group.you': 'أنت',
  'group.money': 'المال',
  'group.support': 'الدعم والعمل',
  'group.business': 'الأعمال',
  'group.public': 'الخدمات العامة',
  'group.tools': 'الأدوات',
  search: 'بحث',
  'search.title': 'ابحث في كل شيء',
  'search.placeholder': 'إلى أين تريد أن تذهب؟',
  'search.none': 'لم نجد شيئًا. جرّب كلمة أخرى.',
  'search.close': 'إغلاق',
  'search.home': 'الصفحة الرئيسية',
  'search.pages': 'الصفحات',
  'search.actions': 'الإجراءات',
  'account.menu': 'حسابك',
  'account.settings': 'الإعدادات',
  'account.sign-out': 'تسجيل الخروج',
  'account.unnamed': 'حسابك',
  'action.theme.light': 'استخدم المظهر الفاتح',
  'action.theme.dark': 'استخدم المظهر الداكن',
  'action.theme.system': 'استخدم مظهر النظام',
  'action.lock': 'اقفل بالرقم السري',
  'idle.pin.title': 'هل ما زلت هنا؟',
  'idle.pin.text':
    'حرصًا على أمانك سنطلب رقمك السري مرة أخرى بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'idle.session.title': 'سيُسجّل خروجك قريبًا',
  'idle.session.text':
    'لم تقم بأي نشاط منذ مدة. سنسجّل خروجك بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'idle.stay': 'ابقَ مسجّلًا',
};
