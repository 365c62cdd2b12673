import { textOf } from '@egcr/web-kit/messages';

import { messages as homeArabic } from '../domains/wallet/web/home/messages/ar.ts';
import { messages as homeEnglish } from '../domains/wallet/web/home/messages/en.ts';
import { messages as payeesArabic } from '../domains/wallet/web/payees/messages/ar.ts';
import { messages as payeesEnglish } from '../domains/wallet/web/payees/messages/en.ts';
import { messages as potsArabic } from '../domains/wallet/web/pots/messages/ar.ts';
import { messages as potsEnglish } from '../domains/wallet/web/pots/messages/en.ts';
import { messages as requestsArabic } from '../domains/wallet/web/requests/messages/ar.ts';
import { messages as requestsEnglish } from '../domains/wallet/web/requests/messages/en.ts';
import { messages as scanArabic } from '../domains/wallet/web/scan/messages/ar.ts';
import { messages as scanEnglish } from '../domains/wallet/web/scan/messages/en.ts';
import { messages as scheduledArabic } from '../domains/wallet/web/scheduled/messages/ar.ts';
import { messages as scheduledEnglish } from '../domains/wallet/web/scheduled/messages/en.ts';

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
