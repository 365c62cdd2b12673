import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes:
    '{count, plural, zero {أقل من دقيقة للقراءة} one {دقيقة واحدة للقراءة} two {دقيقتان للقراءة} few {# دقائق للقراءة} many {# دقيقة للقراءة} other {# دقيقة للقراءة}}',
  pdf: 'حفظ بصيغة PDF',
  print: 'طباعة',
  kinds: 'ثلاثة أنواع من الأرقام',
  place: 'القسم {at} من {all}',
  'search.title': 'البحث في هذه الورقة',
  'search.show': 'البحث في هذه الورقة',
  'search.found':
    '{count, plural, =0 {لم يُعثر على شيء} zero {لم يُعثر على شيء} one {موضع واحد} two {موضعان} few {# مواضع} many {# موضعًا} other {# موضع}}',
  'search.at': '{at} من {all}',
  'search.next': 'الموضع التالي',
  'search.previous': 'الموضع السابق',
  'search.clear': 'مسح البحث',
  copy: 'نسخ رابط «{section}»',
  copied: 'نُسخ الرابط',
  read: 'قُرئ في {time}',
};
