import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description': 'حساب واحد للعمل والمال والخدمات العامة: محفظة ومدفوعات ومنح وائتمان ووظائف وأعمال.',
  'shortcut.wallet': 'المحفظة',
  'shortcut.pay': 'إرسال المال',
  'shortcut.contact': 'اتصل بنا',
  'offline.page-title': 'غير متصل · EGCR',
  'offline.title': 'لا يوجد اتصال في هذه اللحظة',
  'offline.text':
    'نعرض أموالك كما هي في هذه اللحظة فقط، ولذلك لا نحتفظ بشيء منها على هذا الجهاز. ستُفتح هذه الصفحة من تلقاء نفسها فور عودة الاتصال.',
  'offline.money': 'هل كنت على وشك إرسال المال؟ اطّلع على السجل أولًا قبل أن ترسله مرة أخرى.',
  'offline.retry': 'إعادة المحاولة',
};
