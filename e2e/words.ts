import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { authTexts } from '../domains/identity/web/auth/texts.ts';
import { securityTexts } from '../domains/identity/web/security/texts.ts';
import { verificationTexts } from '../domains/identity/web/verification/texts.ts';
import { notificationTexts } from '../domains/notifications/web/texts.ts';
import { pinTexts } from '../domains/identity/web/pin/texts.ts';
import { profileTexts } from '../domains/profile/web/texts.ts';
import { appFrameTexts } from '../domains/site/web/app-frame/texts.ts';
import { frameTexts } from '../domains/site/web/frame/texts.ts';
import { verifyTexts } from '../domains/ledger/web/verify/texts.ts';
import { convertTexts } from '../domains/exchange/web/texts.ts';
import { quoteTexts } from '../domains/wallet/web/quote/texts.ts';
import { ratesTexts } from '../domains/rates/web/texts.ts';
import { walletTexts } from '../domains/wallet/web/texts.ts';

const authArabic = inLanguage(authTexts, 'ar');
const authEnglish = authTexts.english;
const securityArabic = inLanguage(securityTexts, 'ar');
const securityEnglish = securityTexts.english;
const verificationArabic = inLanguage(verificationTexts, 'ar');
const verificationEnglish = verificationTexts.english;
const newsArabic = inLanguage(notificationTexts, 'ar');
const newsEnglish = notificationTexts.english;
const pinArabic = inLanguage(pinTexts, 'ar');
const pinEnglish = pinTexts.english;
const profileArabic = inLanguage(profileTexts, 'ar');
const profileEnglish = profileTexts.english;
const actingArabic = inLanguage(appFrameTexts, 'ar');
const actingEnglish = appFrameTexts.english;
const frameArabic = inLanguage(frameTexts, 'ar');
const frameEnglish = frameTexts.english;
const proofArabic = inLanguage(verifyTexts, 'ar');
const proofEnglish = verifyTexts.english;
const convertArabic = inLanguage(convertTexts, 'ar');
const convertEnglish = convertTexts.english;
const quoteArabic = inLanguage(quoteTexts, 'ar');
const quoteEnglish = quoteTexts.english;
const ratesArabic = inLanguage(ratesTexts, 'ar');
const ratesEnglish = ratesTexts.english;
const walletArabic = inLanguage(walletTexts, 'ar');
const walletEnglish = walletTexts.english;

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
        quote: textOf<typeof quoteEnglish>(quoteEnglish, english),
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
        quote: textOf<typeof quoteEnglish>(quoteArabic, arabic),
        rates: textOf<typeof ratesEnglish>(ratesArabic, arabic),
        wallet: textOf<typeof walletEnglish>(walletArabic, arabic),
      };
}

export type Words = ReturnType<typeof wordsOf>;
