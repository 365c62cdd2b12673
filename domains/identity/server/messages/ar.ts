import type { IdentityMessages } from './types.ts';

export const ar: IdentityMessages = {
  direction: 'rtl',
  linkMails: {
    email_signup: {
      subject: 'أكّد عنوان بريدك الإلكتروني',
      heading: 'مرحبًا بك في EGCR',
      text: 'أكّد عنوان البريد الإلكتروني هذا ليصبح حسابك جاهزًا.',
      button: 'تأكيد البريد الإلكتروني',
    },
    email_signin: {
      subject: 'رابط تسجيل الدخول',
      heading: 'تسجيل الدخول إلى EGCR',
      text: 'افتح الرابط على الجهاز الذي تريد تسجيل الدخول منه.',
      button: 'تسجيل الدخول',
    },
    recovery: {
      subject: 'إعادة تعيين كلمة المرور',
      heading: 'اختر كلمة مرور جديدة',
      text: 'طلب أحدهم، ولعله أنت، إعادة تعيين كلمة مرور حسابك.',
      button: 'إعادة تعيين كلمة المرور',
    },
    pin_reset: {
      subject: 'إعادة تعيين رمز PIN',
      heading: 'اختر رمز PIN جديدًا',
      text: 'افتح الرابط على جهازك المعتاد. سنطلب منك كلمة المرور أيضًا.',
      button: 'إعادة تعيين رمز PIN',
    },
  },
  reauthentication: {
    subject: 'رمز التأكيد',
    heading: 'أكّد أنك أنت',
    text: 'اكتب هذا الرمز حيث طُلب منك.',
  },
  notices: {
    password_changed: {
      subject: 'تم تغيير كلمة المرور',
      heading: 'تم تغيير كلمة المرور',
      text: 'تم تسجيل خروجك من المتصفحات والأجهزة الأخرى.',
    },
    pin_changed: {
      subject: 'تم تغيير رمز PIN',
      heading: 'تم تغيير رمز PIN',
      text: 'من الآن لا يفتح محفظتك إلا رمز PIN الجديد.',
    },
    pin_locked: {
      subject: 'محاولات خاطئة كثيرة لرمز PIN',
      heading: 'سجّلنا خروجك من كل الأجهزة',
      text: 'أُدخل رمز PIN الخاص بك خطأً مرات كثيرة اليوم. سجّل الدخول من جديد وأعد تعيين الرمز.',
    },
    account_exists: {
      subject: 'لديك حساب بالفعل',
      heading: 'لديك حساب بالفعل',
      text: 'حاول أحدهم التسجيل بعنوان البريد هذا. سجّل الدخول كالمعتاد، أو أعد تعيين كلمة المرور إن نسيتها.',
    },
  },
  mail: {
    codeLabel: 'أو اكتب هذا الرمز:',
    validity: 'يصلح لمرة واحدة ولمدة {minutes} دقيقة.',
    notAsked: 'إن لم تطلب ذلك فلا حاجة إلى فعل شيء.',
    notYou: 'إن لم تكن أنت من فعل ذلك فأعد تعيين كلمة المرور فورًا.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} رمز تأكيد حسابك في EGCR. صالح لمدة {minutes} دقيقة.',
    code: '{code} هو رمزك في EGCR. صالح لمدة {minutes} دقيقة.',
    pinReset: '{code} رمز إعادة تعيين PIN في EGCR. صالح لمدة {minutes} دقيقة. لا تعطه لأحد.',
  },
  linkPage: {
    title: 'خطوة أخيرة',
    text: 'اضغط الزر للمتابعة. هكذا نتأكد أن من فتح الرابط إنسان لا مرشّح بريد.',
    button: 'متابعة',
  },
};
