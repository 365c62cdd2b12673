import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { requestsTexts } from '../domains/payment-requests/web/texts.ts';
import { scheduledTexts } from '../domains/standing-orders/web/texts.ts';
import { homeTexts } from '../domains/wallet/web/home/texts.ts';
import { payeesTexts } from '../domains/wallet/web/payees/texts.ts';
import { potsTexts } from '../domains/wallet/web/pots/texts.ts';
import { scanTexts } from '../domains/wallet/web/scan/texts.ts';

const homeArabic = inLanguage(homeTexts, 'ar');
const homeEnglish = homeTexts.english;
const payeesArabic = inLanguage(payeesTexts, 'ar');
const payeesEnglish = payeesTexts.english;
const potsArabic = inLanguage(potsTexts, 'ar');
const potsEnglish = potsTexts.english;
const requestsArabic = inLanguage(requestsTexts, 'ar');
const requestsEnglish = requestsTexts.english;
const scanArabic = inLanguage(scanTexts, 'ar');
const scanEnglish = scanTexts.english;
const scheduledArabic = inLanguage(scheduledTexts, 'ar');
const scheduledEnglish = scheduledTexts.english;

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

/** What people read in the wallet's parts about other people and about later, by part. */
export function payWordsOf(language: 'en' | 'ar') {
  return language === 'en'
    ? {
        home: textOf<typeof homeEnglish>(homeEnglish, english),
        payees: textOf<typeof payeesEnglish>(payeesEnglish, english),
        pots: textOf<typeof potsEnglish>(potsEnglish, english),
        requests: textOf<typeof requestsEnglish>(requestsEnglish, english),
        scan: textOf<typeof scanEnglish>(scanEnglish, english),
        scheduled: textOf<typeof scheduledEnglish>(scheduledEnglish, english),
      }
    : {
        home: textOf<typeof homeEnglish>(homeArabic, arabic),
        payees: textOf<typeof payeesEnglish>(payeesArabic, arabic),
        pots: textOf<typeof potsEnglish>(potsArabic, arabic),
        requests: textOf<typeof requestsEnglish>(requestsArabic, arabic),
        scan: textOf<typeof scanEnglish>(scanArabic, arabic),
        scheduled: textOf<typeof scheduledEnglish>(scheduledArabic, arabic),
      };
}
