import { formTexts } from '@egcr/web-kit/form/texts';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { casesTexts } from '../../cases/web/texts.ts';
import { envelopeTexts } from '../../disbursements/web/texts.ts';
import { formsTexts } from '../../forms/web/texts.ts';
import { programmeTexts } from '../server/programmes/texts.ts';
import { grantTexts as said } from '../server/texts.ts';
import { agreementTexts } from '../web/agreement/texts.ts';
import { reviewTexts } from '../web/reviews/texts.ts';
import { tieTexts } from '../web/reviews/ties/texts.ts';
import { standingTexts } from '../web/standing/texts.ts';
import { grantTexts } from '../web/texts.ts';

/** What the journey of a grant reads, in its language. */
export function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [own, form, cases, envelopes, review, tie, standing, award, anyForm] =
    language === 'en'
      ? [
          grantTexts.english,
          formsTexts.english,
          casesTexts.english,
          envelopeTexts.english,
          reviewTexts.english,
          tieTexts.english,
          standingTexts.english,
          agreementTexts.english,
          formTexts.english,
        ]
      : [
          inLanguage(grantTexts, 'ar'),
          inLanguage(formsTexts, 'ar'),
          inLanguage(casesTexts, 'ar'),
          inLanguage(envelopeTexts, 'ar'),
          inLanguage(reviewTexts, 'ar'),
          inLanguage(tieTexts, 'ar'),
          inLanguage(standingTexts, 'ar'),
          inLanguage(agreementTexts, 'ar'),
          inLanguage(formTexts, 'ar'),
        ];
  return {
    t: textOf<typeof grantTexts.english>(own, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    cases: textOf<typeof casesTexts.english>(cases, reader),
    envelopes: textOf<typeof envelopeTexts.english>(envelopes, reader),
    review: textOf<typeof reviewTexts.english>(review, reader),
    tie: textOf<typeof tieTexts.english>(tie, reader),
    standing: textOf<typeof standingTexts.english>(standing, reader),
    award: textOf<typeof agreementTexts.english>(award, reader),
    anyForm: textOf<typeof formTexts.english>(anyForm, reader),
    said: said(language),
    programmes: programmeTexts(language),
  };
}
