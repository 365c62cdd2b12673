import { textOf } from '@egcr/web-kit/messages';

import { messages as consentArabic } from '../domains/activity/web/consent/messages/ar.ts';
import { messages as consentEnglish } from '../domains/activity/web/consent/messages/en.ts';
import { messages as activityArabic } from '../domains/activity/web/log/messages/ar.ts';
import { messages as activityEnglish } from '../domains/activity/web/log/messages/en.ts';
import { messages as frameArabic } from '../domains/site/web/frame/messages/ar.ts';
import { messages as frameEnglish } from '../domains/site/web/frame/messages/en.ts';

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

/** What people read of the question about cookies, and of their activity log. */
export function consentWordsOf(language: 'en' | 'ar') {
  return language === 'en'
    ? {
        consent: textOf<typeof consentEnglish>(consentEnglish, english),
        activity: textOf<typeof activityEnglish>(activityEnglish, english),
        frame: textOf<typeof frameEnglish>(frameEnglish, english),
      }
    : {
        consent: textOf<typeof consentEnglish>(consentArabic, arabic),
        activity: textOf<typeof activityEnglish>(activityArabic, arabic),
        frame: textOf<typeof frameEnglish>(frameArabic, arabic),
      };
}
