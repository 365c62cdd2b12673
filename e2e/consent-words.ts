import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { consentTexts } from '../domains/activity/web/consent/texts.ts';
import { actTexts } from '../domains/activity/web/acts/texts.ts';
import { activityTexts } from '../domains/activity/web/log/texts.ts';
import { frameTexts } from '../domains/site/web/frame/texts.ts';

const consentArabic = inLanguage(consentTexts, 'ar');
const consentEnglish = consentTexts.english;
const activityArabic = inLanguage(activityTexts, 'ar');
const activityEnglish = activityTexts.english;
const frameArabic = inLanguage(frameTexts, 'ar');
const frameEnglish = frameTexts.english;

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

/** What people read of the question about cookies, and of their activity log. */
export function consentWordsOf(language: 'en' | 'ar') {
  return language === 'en'
    ? {
        consent: textOf<typeof consentEnglish>(consentEnglish, english),
        activity: textOf<typeof activityEnglish>(activityEnglish, english),
        frame: textOf<typeof frameEnglish>(frameEnglish, english),
        acts: actTexts.english,
      }
    : {
        consent: textOf<typeof consentEnglish>(consentArabic, arabic),
        activity: textOf<typeof activityEnglish>(activityArabic, arabic),
        frame: textOf<typeof frameEnglish>(frameArabic, arabic),
        acts: inLanguage(actTexts, 'ar'),
      };
}
