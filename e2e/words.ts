import { textOf } from '@egcr/web-kit/messages';

import { messages as authArabic } from '../domains/identity/web/auth/messages/ar.ts';
import { messages as authEnglish } from '../domains/identity/web/auth/messages/en.ts';
import { messages as securityArabic } from '../domains/identity/web/security/messages/ar.ts';
import { messages as securityEnglish } from '../domains/identity/web/security/messages/en.ts';
import { messages as verificationArabic } from '../domains/identity/web/verification/messages/ar.ts';
import { messages as verificationEnglish } from '../domains/identity/web/verification/messages/en.ts';
import { messages as newsArabic } from '../domains/notifications/web/messages/ar.ts';
import { messages as newsEnglish } from '../domains/notifications/web/messages/en.ts';
import { messages as pinArabic } from '../domains/identity/web/pin/messages/ar.ts';
import { messages as pinEnglish } from '../domains/identity/web/pin/messages/en.ts';
import { messages as profileArabic } from '../domains/profile/web/messages/ar.ts';
import { messages as profileEnglish } from '../domains/profile/web/messages/en.ts';
import { messages as actingArabic } from '../domains/site/web/app-frame/messages/ar.ts';
import { messages as actingEnglish } from '../domains/site/web/app-frame/messages/en.ts';
import { messages as frameArabic } from '../domains/site/web/frame/messages/ar.ts';
import { messages as frameEnglish } from '../domains/site/web/frame/messages/en.ts';
import { messages as proofArabic } from '../domains/wallet/web/verify/messages/ar.ts';
import { messages as proofEnglish } from '../domains/wallet/web/verify/messages/en.ts';
import { messages as convertArabic } from '../domains/wallet/web/convert/messages/ar.ts';
import { messages as convertEnglish } from '../domains/wallet/web/convert/messages/en.ts';
import { messages as ratesArabic } from '../domains/rates/web/messages/ar.ts';
import { messages as ratesEnglish } from '../domains/rates/web/messages/en.ts';
import { messages as walletArabic } from '../domains/wallet/web/messages/ar.ts';
import { messages as walletEnglish } from '../domains/wallet/web/messages/en.ts';

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

/** What people read on the screens, by area: journeys find controls by it, as people do. */
export function wordsOf(language: 'en' | 'ar') {
  return language === 'en'
    ? {
        auth: textOf<typeof authEnglish>(authEnglish, english),
        news: textOf<typeof newsEnglish>(newsEnglish, english),
        pin: textOf<typeof pinEnglish>(pinEnglish, english),
        profile: textOf<typeof profileEnglish>(profileEnglish, english),
        acting: textOf<typeof actingEnglish>(actingEnglish, english),
        frame: textOf<typeof frameEnglish>(frameEnglish, english),
        security: textOf<typeof securityEnglish>(securityEnglish, english),
        verification: textOf<typeof verificationEnglish>(verificationEnglish, english),
        proof: textOf<typeof proofEnglish>(proofEnglish, english),
        convert: textOf<typeof convertEnglish>(convertEnglish, english),
        rates: textOf<typeof ratesEnglish>(ratesEnglish, english),
        wallet: textOf<typeof walletEnglish>(walletEnglish, english),
      }
    : {
        auth: textOf<typeof authEnglish>(authArabic, arabic),
        news: textOf<typeof newsEnglish>(newsArabic, arabic),
        pin: textOf<typeof pinEnglish>(pinArabic, arabic),
        profile: textOf<typeof profileEnglish>(profileArabic, arabic),
        acting: textOf<typeof actingEnglish>(actingArabic, arabic),
        frame: textOf<typeof frameEnglish>(frameArabic, arabic),
        security: textOf<typeof securityEnglish>(securityArabic, arabic),
        verification: textOf<typeof verificationEnglish>(verificationArabic, arabic),
        proof: textOf<typeof proofEnglish>(proofArabic, arabic),
        convert: textOf<typeof convertEnglish>(convertArabic, arabic),
        rates: textOf<typeof ratesEnglish>(ratesArabic, arabic),
        wallet: textOf<typeof walletEnglish>(walletArabic, arabic),
      };
}

export type Words = ReturnType<typeof wordsOf>;
