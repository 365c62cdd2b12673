import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': 'يرجى تعبئة هذا الحقل.',
  'issue.format': 'يرجى مراجعة هذا الإدخال، فصيغته غير صحيحة.',
  'issue.too_long':
    'يرجى استخدام {maximum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.',
  'issue.too_short':
    'يرجى استخدام {minimum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.',
  'failure.unreachable': 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك ثم حاول مرة أخرى.',
  'failure.internal': 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى بعد قليل.',
  'failure.wait':
    'طلباتك متلاحقة أكثر من اللازم. حاول مرة أخرى بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'failure.session_expired': 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.',
  'failure.pin_required': 'يرجى إدخال الرقم السري أولًا.',
  'failure.profile_incomplete': 'يرجى إكمال ملفك الشخصي أولًا.',
  'failure.verification_required': 'يرجى توثيق بريدك الإلكتروني أو رقم هاتفك للوصول إلى هذا المحتوى.',
  'failure.role_required': 'ليس لحسابك صلاحية الوصول إلى هذا القسم.',
  'failure.second_factor_required': 'أكّد تسجيل دخولك أولًا بتطبيق المصادقة أو بمفتاح مرور.',
  'failure.not_found': 'لم نعثر على ما تبحث عنه.',
  'failure.conflict': 'تغيّرت البيانات في هذه الأثناء. راجعها ثم كرّر المحاولة.',
  'failure.in_progress': 'ما زلنا نعالج هذا الطلب. يرجى الانتظار قليلًا.',
  'failure.file_too_costly':
    'هذا الملف معقّد جدًا ولا يمكن قراءته. لم يُستورد أي شيء. اختر فترة أقصر وحاول مرة أخرى.',
  'failure.validation_failed': 'يرجى مراجعة ما أدخلته.',
};
