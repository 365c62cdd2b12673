import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: 'ما يمكنك فعله',
  'action.send': 'إرسال',
  'action.request': 'طلب',
  'action.convert': 'تحويل',
  'action.add': 'إضافة',
  'action.withdraw': 'سحب',
  'action.scan': 'مسح',
  more: 'المزيد',
  'link.requests': 'الطلبات',
  'link.requests.text': 'مَن يطلب المال ممّن',
  'link.receive': 'استلام الأموال',
  'link.receive.text': 'رمزك ورابطك',
  'link.pots': 'الحصّالات',
  'link.pots.text': 'مال وُضع جانبًا',
  'link.scheduled': 'المجدولة',
  'link.scheduled.text': 'دفعات لاحقة',
  'link.payees': 'المستفيدون',
  'link.payees.text': 'من تدفع لهم مجددًا',
  'link.statements': 'كشوف الحساب',
  'link.statements.text': 'للاحتفاظ بها',
  'link.security': 'الحدود والأمان',
  'link.security.text': 'التجميد وما يُسمح بخروجه',
  'link.rates': 'أسعار الصرف',
  'link.rates.text': 'اليوم وعبر الزمن',
  to_pay:
    '{count, plural, zero {لا طلبات بانتظارك} one {طلب واحد بانتظارك} two {طلبان بانتظارك} few {# طلبات بانتظارك} many {# طلبًا بانتظارك} other {# طلب بانتظارك}}',
  'to_pay.open': 'عرضها',
  in_pots: 'في الحصّالات',
};
