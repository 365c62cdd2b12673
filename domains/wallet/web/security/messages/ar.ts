import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'الحدود والأمان',
  lead: 'حدّد المبلغ الذي يمكن أن يخرج من محفظتك، وأوقف كل شيء فورًا عند الحاجة.',
  back: 'المحفظة',
  loading: 'جارٍ تحميل حدودك',
  failed: 'تعذّر تحميل حدودك',
  retry: 'إعادة المحاولة',
  'freeze.title': 'تجميد المحفظة',
  'freeze.text':
    'لا يمكن أن يخرج المال أثناء التجميد بأي عملة، ويظل بإمكانه الدخول. استخدمه إذا فُقد هاتفك أو بدا لك شيء مريبًا.',
  'freeze.on': 'جمّد الآن',
  'freeze.off': 'السماح بخروج المال مجددًا',
  'freeze.is_on': 'محفظتك مجمّدة',
  'freeze.since': 'لا يمكن أن يخرج شيء منذ {time}. أدخل رقمك السري للسماح بذلك من جديد.',
  'freeze.done_on': 'تم تجميد المحفظة',
  'freeze.done_off': 'يمكن للمال أن يخرج مجددًا',
  'limits.title': 'الحدود',
  'limits.text':
    'يُحتسب كل ما يخرج: المدفوعات والسحوبات والتحويلات بين العملات والمال المُجنّب. الحد الأدنى يسري فورًا، أما الأعلى أو إلغاؤه فيسري بعد 24 ساعة.',
  'limits.currency': 'العملة',
  'limits.per_transfer': 'الحد الأقصى للمرة الواحدة',
  'limits.per_day': 'الحد الأقصى في اليوم',
  'limits.per_month': 'الحد الأقصى في الشهر',
  'limits.none': 'اتركه فارغًا إن لم ترد حدًا.',
  'limits.used_day': 'خرج اليوم {amount}.',
  'limits.used_month': 'خرج هذا الشهر {amount}.',
  'limits.save': 'حفظ الحدود',
  'limits.saved': 'تم حفظ الحدود',
  'limits.later': 'ابتداءً من {time}',
  'limits.later_text': 'حتى ذلك الحين تسري الحدود الأدنى. الحفظ مجددًا يستبدلها.',
  'limits.unlimited': 'بلا حد',
  'limits.summary': 'يرجى مراجعة الحدود',
  'issue.amount': 'أدخل مبلغًا أكبر من صفر بالأرقام، مثل {example}، أو اتركه فارغًا.',
  'issue.above_day': 'لا يمكن أن يتجاوز حد اليوم.',
  'issue.above_month': 'لا يمكن أن يتجاوز حد الشهر.',
  'refusal.wallet_frozen': 'لقد جمّدت محفظتك. اسمح بخروج المال أولًا من صفحة الحدود والأمان.',
  'refusal.over_limit_transfer': 'سمحت بخروج {amount} كحد أقصى في المرة الواحدة.',
  'refusal.over_limit_day': 'هذا أعلى من حدك لليوم. لا يزال يمكن أن يخرج {amount}.',
  'refusal.over_limit_month': 'هذا أعلى من حدك لهذا الشهر. لا يزال يمكن أن يخرج {amount}.',
};
