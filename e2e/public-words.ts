import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { contactTexts } from '../domains/contact/web/texts.ts';
import { legalTexts } from '../domains/legals/web/texts.ts';
import { securityTexts } from '../domains/site/web/security-page/texts.ts';
import { paperTexts } from '../domains/site/web/whitepaper/texts.ts';

const contactArabic = inLanguage(contactTexts, 'ar');
const contactEnglish = contactTexts.english;
const legalsArabic = inLanguage(legalTexts, 'ar');
const legalsEnglish = legalTexts.english;
const securityArabic = inLanguage(securityTexts, 'ar');
const securityEnglish = securityTexts.english;
const paperArabic = inLanguage(paperTexts, 'ar');
const paperEnglish = paperTexts.english;

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
