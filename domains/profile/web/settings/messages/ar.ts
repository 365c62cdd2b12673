import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'الإعدادات',
  lead: 'ملفك الشخصي ودخولك وطريقة مخاطبتنا لك.',
  'list.label': 'أقسام الإعدادات',
  back: 'كل الإعدادات',
  loading: 'جارٍ التحميل…',
  profile: 'الملف الشخصي',
  'profile.text': 'الأسماء واسم المستخدم والرقم السري',
  contacts: 'جهات الاتصال',
  'contacts.text': 'البريد والهاتف',
  security: 'الأمان',
  'security.text': 'كلمة المرور والعامل الثاني ومفاتيح المرور والأجهزة',
  preferences: 'التفضيلات',
  'preferences.text': 'اللغة والعملة والمكان والمظهر',
  activity: 'النشاط والخصوصية',
  'activity.text': 'ما يُحفظ مما تفعله ولماذا',
  referral: 'الإحالة',
  'referral.text': 'ادعُ آخرين',
  'names.title': 'الأسماء',
  'names.lead': 'يراها الآخرون عندما ترسل المال أو تطلبه.',
  'names.save': 'حفظ الأسماء',
  'names.saved': 'تم حفظ الملف الشخصي',
  'names.old': 'يبقى اسم المستخدم القديم لك: المال المرسل إليه لا يمكن أن يصل إلى غريب.',
};
