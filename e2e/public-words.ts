import { textOf } from '@egcr/web-kit/messages';

import { messages as contactArabic } from '../domains/contact/web/messages/ar.ts';
import { messages as contactEnglish } from '../domains/contact/web/messages/en.ts';
import { messages as legalsArabic } from '../domains/legals/web/messages/ar.ts';
import { messages as legalsEnglish } from '../domains/legals/web/messages/en.ts';
import { messages as securityArabic } from '../domains/site/web/security-page/messages/ar.ts';
import { messages as securityEnglish } from '../domains/site/web/security-page/messages/en.ts';
import { messages as paperArabic } from '../domains/site/web/whitepaper/messages/ar.ts';
import { messages as paperEnglish } from '../domains/site/web/whitepaper/messages/en.ts';

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

/** What people read on the pages about contact, law and security. */
export function publicWordsOf(language: 'en' | 'ar') {
  return language === 'en'
    ? {
        contact: textOf<typeof contactEnglish>(contactEnglish, english),
        legals: textOf<typeof legalsEnglish>(legalsEnglish, english),
        paper: textOf<typeof paperEnglish>(paperEnglish, english),
        security: textOf<typeof securityEnglish>(securityEnglish, english),
      }
    : {
        contact: textOf<typeof contactEnglish>(contactArabic, arabic),
        legals: textOf<typeof legalsEnglish>(legalsArabic, arabic),
        paper: textOf<typeof paperEnglish>(paperArabic, arabic),
        security: textOf<typeof securityEnglish>(securityArabic, arabic),
      };
}
