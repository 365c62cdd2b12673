import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': 'التحقق مطلوب',
  'required.text': 'يلزم التحقق من البريد الإلكتروني أو الهاتف للوصول إلى {resource}.',
  'required.resource': 'هذا المحتوى',
  'required.toast': 'يرجى التحقق من بريدك الإلكتروني أو رقم هاتفك للوصول إلى هذا المحتوى.',
  'required.email': 'البريد الإلكتروني',
  'required.phone': 'الهاتف',
  'required.verified': 'تم التحقق',
  'required.unverified': 'لم يتم التحقق',
  'required.guidance': 'يكفي أحدهما. اطلب رسالة جديدة ثم افتح رابطها أو أدخل رمزها.',
  'required.guidance.nothing': 'ليس في حسابك بريد إلكتروني ولا رقم هاتف بعد. يرجى التواصل معنا.',
  'required.resend_email': 'إعادة إرسال التحقق بالبريد',
  'required.resend_phone': 'إعادة إرسال التحقق بالهاتف',
  'required.dashboard': 'الذهاب إلى لوحة التحكم',
  'required.code': 'أدخل الرمز المكوّن من 6 أرقام الذي أرسلناه إلى {address}.',
  'required.wait': 'يمكنك الطلب مجددًا بعد {seconds} ث',
  'failed.title': 'تعذّر إرسال رسالة التحقق',
  'failed.text': 'يرجى المحاولة لاحقًا.',
  'restricted.title': 'الوصول مقيّد',
  'restricted.text': 'يجب تسجيل الدخول للوصول إلى {resource}.',
  'restricted.sign_in': 'تسجيل الدخول',
  waiting: 'جارٍ التحميل…',
  'example.title': 'ما يُفتح للمتحقَّق منهم فقط',
  'example.lead':
    'بعض الصفحات لا تُفتح إلا بعد التحقق من البريد الإلكتروني أو رقم الهاتف. تعرض هذه الصفحة كيف يبدو ذلك، لك الآن ولسائر الناس.',
  'example.you': 'كما أنت الآن',
  'example.you.text': 'تحيط الحماية بهذا المربع. يُفتح لمن تم التحقق منهم ويدلّ غيرهم على الطريق.',
  'example.resource': 'المستند النموذجي',
  'example.open.title': 'إنه مفتوح',
  'example.open': 'تم التحقق من بريدك أو رقمك، لذا يمكنك قراءة هذا.',
  'example.fallback': 'بكلمات خاصة',
  'example.fallback.text': 'يمكن للصفحة أن تضع شيئًا آخر مكان البطاقة.',
  'example.fallback.shown': 'تبقى هذه الملاحظة القصيرة هنا إلى أن يتم التحقق منك.',
  'example.cards': 'البطاقتان',
  'example.cards.text':
    'ما يراه من لم يسجّل الدخول، ومن سجّل الدخول من دون تحقق. البيانات مختلقة والأزرار لا تعمل.',
  'example.pin': 'لوحة حالة الرقم السري',
  'example.pin.text': 'لمن يبنون المنتج ويختبرونه. وهي مخفية ما لم تُطلب.',
  'example.pin.show': 'إظهار لوحة حالة الرقم السري',
};
