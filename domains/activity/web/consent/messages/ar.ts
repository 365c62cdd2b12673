import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'خصوصيتك، واختيارك',
  lead: 'لا تحفظ صفحاتنا إلا ما لا تعمل من دونه. هل تسمح لها بالقليل فوق ذلك؟ لا إعلانات، ولا شيء لشركات أخرى.',
  more: 'التفاصيل: <cookies>ملفات تعريف الارتباط والتخزين</cookies>، <privacy>إشعار الخصوصية</privacy>',
  accept: 'قبول',
  reject: 'رفض',
  manage: 'أختار بنفسي',
  'settings.title': 'إعدادات ملفات الارتباط',
  'settings.lead': 'كل فئة مستقلة، ويمكنك تغيير ذلك متى شئت.',
  save: 'حفظ اختياري',
  close: 'إغلاق من دون حفظ',
  objects: 'يطلب متصفحك عدم تتبعك. نعدّ ذلك رفضًا: يبقى كل اختياري مغلقًا إلا إذا شغّلته.',
  always: 'مفعّل دائمًا',
  necessary: 'الضروري',
  'necessary.text': 'دخولك، وهذا الجواب، والمظهر واللغة اللذان تختارهما.',
  preferences: 'التفضيلات',
  'preferences.text': 'يعرف خادمنا لغتك فتصلك الصفحات بها مباشرة.',
  analytics: 'التحليلات',
  'analytics.text': 'تسجيل الصفحات التي تستخدمها وأنت داخل، على خادمنا نحن، لتسعين يومًا.',
  security_location: 'موقع الأمان',
  'security_location.text': 'تسجيل المكان التقريبي لتسجيل الدخول لملاحظة الغرباء، بدقة نحو عشرة كيلومترات.',
  marketing: 'التسويق',
  'marketing.text': 'أخبار خدماتنا. لا نرسل منها شيئًا حتى الآن، ونكتفي حاليًا بحفظ إجابتك.',
};
