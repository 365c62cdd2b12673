import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'تقديم كشف مصرفي',
  lead: 'ملف camt.053 لحسابنا. يُقيَّد بعد موافقة مشرف عام آخر.',
  file: 'ملف الكشف',
  submit: 'تقديم الكشف',
  done: 'قُدِّم الاقتراح. يقرر مشرف عام آخر.',
  summary: 'راجع هذه الحقول',
  'issue.file': 'اختر ملفًا.',
  'issue.long': 'الملف كبير جدًا.',
  'no.bank_file_unreadable': 'ليس كشفًا يمكننا قراءته. لم يُقترح شيء.',
  'no.bank_account_foreign': 'هذا الكشف لحساب آخر. لم يُقترح شيء.',
  'no.bank_statement_differs': 'الأرصدة والقيود في هذا الكشف غير متطابقة. لم يُقترح شيء.',
  'no.bank_statement_gap': 'ينقص كشف سابق. لم يُقترح شيء.',
  'no.bank_not_configured': 'لا يوجد لهذا التثبيت حساب مصرفي خاص.',
  worth: 'ستنقل اقتراحات هذا النوع خلال 24 ساعة مالًا أكثر مما تسمح به إعدادات الخادم.',
  many: 'لديك اقتراحات منتظرة كثيرة.',
};
