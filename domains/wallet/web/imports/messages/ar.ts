import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'حسابات أخرى',
  lead: 'استورد كشوف مصارف أخرى لتراها هنا. للاطلاع فقط: لا يتحرك أي مال.',
  back: 'السجل',
  add: 'استيراد كشف',
  name: 'اسم الحساب',
  file: 'ملف (CSV أو OFX أو camt.053)',
  preview: 'عاين أولًا',
  'preview.title': 'هذا ما سيُستورد',
  'preview.new': 'قيود جديدة',
  'preview.known': 'موجودة مسبقًا',
  'preview.problems': 'لا يمكن قراءتها',
  'problem.day_format': 'السطر {line}: لا تاريخ مقروءًا',
  'problem.invalid_amount': 'السطر {line}: لا مبلغ مقروءًا',
  'problem.unknown_currency': 'السطر {line}: لا عملة مقروءة',
  keep: 'احتفظ بهذه القيود',
  kept: 'تم استيراد الكشف',
  list: 'حسابات مستوردة',
  empty: 'لا شيء بعد.',
  entries: 'عدد القيود: {count}',
  remove: 'حذف {name}',
  removed: 'تم حذف الحساب',
  more: 'عرض المزيد',
  'issue.name': 'سمِّ الحساب.',
  'issue.file': 'اختر ملفًا.',
  'issue.unreadable': 'لا يمكننا قراءة هذا الملف. يجب أن يكون CSV فيه تاريخ ومبلغ، أو OFX أو camt.053.',
  'issue.long': 'الملف طويل جدًا. اختر فترة أقصر.',
  'issue.many': 'لديك أقصى عدد من الحسابات. احذف واحدًا أولًا.',
  summary: 'يرجى مراجعة ما أدخلته',
};
