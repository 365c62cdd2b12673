import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: 'أنا لست روبوتًا',
  verified: 'تم التحقق',
  verifying: 'جارٍ التحقق…',
  required: 'التحقق مطلوب!',
  error: 'فشل التحقق. حاول مرة أخرى لاحقًا.',
  expired: 'انتهت صلاحية التحقق. حاول مرة أخرى.',
  wait: 'جارٍ التحقق… يرجى الانتظار.',
  enter_code: 'أدخل الرمز',
  'enter_code.heard': 'أدخل الرمز الذي تسمعه. اضغط مفتاح المسافة لتشغيل الصوت.',
  audio: 'الاستماع إلى الرمز',
  loading: 'جارٍ التحميل…',
  reload: 'إعادة التحميل',
  verify: 'تحقق',
  server_responded: 'أجاب الخادم بالرمز {status}.',
  spam: 'أعطى مرشح الرسائل المزعجة نتيجة سلبية.',
  'gate.title': 'هل أنت شخص حقيقي؟',
  'gate.text': 'اكتب الأرقام التي تراها، أو استمع إليها.',
  'gate.cancel': 'إلغاء',
};
