import { textOf } from '@egcr/web-kit/messages';

import { messages as historyArabic } from '../domains/wallet/web/history/messages/ar.ts';
import { messages as historyEnglish } from '../domains/wallet/web/history/messages/en.ts';
import { messages as importsArabic } from '../domains/wallet/web/imports/messages/ar.ts';
import { messages as importsEnglish } from '../domains/wallet/web/imports/messages/en.ts';
import { messages as securityArabic } from '../domains/wallet/web/security/messages/ar.ts';
import { messages as securityEnglish } from '../domains/wallet/web/security/messages/en.ts';
import { messages as statementsArabic } from '../domains/wallet/web/statements/messages/ar.ts';
import { messages as statementsEnglish } from '../domains/wallet/web/statements/messages/en.ts';
import { messages as bankArabic } from '../domains/wallet/web/withdraw/messages/ar.ts';
import { messages as bankEnglish } from '../domains/wallet/web/withdraw/messages/en.ts';

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

/** What people read in the wallet's parts about what has happened, what may leave, and the bank. */
export function bankWordsOf(language: 'en' | 'ar') {
  const isArabic = language === 'ar';
  const look = isArabic ? arabic : english;
  return {
    history: textOf<typeof historyEnglish>(isArabic ? historyArabic : historyEnglish, look),
    imports: textOf<typeof importsEnglish>(isArabic ? importsArabic : importsEnglish, look),
    security: textOf<typeof securityEnglish>(isArabic ? securityArabic : securityEnglish, look),
    statements: textOf<typeof statementsEnglish>(isArabic ? statementsArabic : statementsEnglish, look),
    bank: textOf<typeof bankEnglish>(isArabic ? bankArabic : bankEnglish, look),
  };
}
