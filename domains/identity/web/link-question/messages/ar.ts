import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'هل تريد المتابعة بحساب آخر؟',
  question: 'هل تريد المتابعة باسم {name}؟',
  text: 'هذا الرابط يخص الحساب {name}. المسجَّل في هذا المتصفح هو {present}. إن لم تطلب هذا الرابط فابقَ كما أنت: لم يحدث شيء بعد.',
  stay: 'البقاء باسم {present}',
  continue: 'المتابعة باسم {name}',
};
