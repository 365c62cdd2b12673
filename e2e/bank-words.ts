import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { historyTexts } from '../domains/wallet/web/history/texts.ts';
import { importTexts } from '../domains/banking/web/imports/texts.ts';
import { securityTexts } from '../domains/wallet/web/security/texts.ts';
import { statementTexts } from '../domains/statements/web/texts.ts';
import { withdrawalTexts } from '../domains/banking/web/withdrawal/texts.ts';
import { bankTexts } from '../domains/banking/web/withdraw/texts.ts';

const historyArabic = inLanguage(historyTexts, 'ar');
const historyEnglish = historyTexts.english;
const importsArabic = inLanguage(importTexts, 'ar');
const importsEnglish = importTexts.english;
const securityArabic = inLanguage(securityTexts, 'ar');
const securityEnglish = securityTexts.english;
const statementsArabic = inLanguage(statementTexts, 'ar');
const statementsEnglish = statementTexts.english;
const bankArabic = inLanguage(bankTexts, 'ar');
const bankEnglish = bankTexts.english;
const withdrawalArabic = inLanguage(withdrawalTexts, 'ar');
const withdrawalEnglish = withdrawalTexts.english;

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
    withdrawal: textOf<typeof withdrawalEnglish>(isArabic ? withdrawalArabic : withdrawalEnglish, look),
    bank: textOf<typeof bankEnglish>(isArabic ? bankArabic : bankEnglish, look),
  };
}
