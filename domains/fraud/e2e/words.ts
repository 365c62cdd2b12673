import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { commonWords } from '../../cases/server/words/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { formsTexts } from '../../forms/web/texts.ts';
import { fraudTexts as asked } from '../server/texts.ts';
import { reportWords } from '../server/words/texts.ts';
import { holdTexts } from '../web/hold/texts.ts';
import { officerTexts } from '../web/officer/texts.ts';
import { fraudTexts } from '../web/texts.ts';

/** What the pages of fraud say in a language. */
export function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const isArabic = language === 'ar';
  const fraud = isArabic ? inLanguage(fraudTexts, 'ar') : fraudTexts.english;
  const form = isArabic ? inLanguage(formsTexts, 'ar') : formsTexts.english;
  const cases = isArabic ? inLanguage(casesTexts, 'ar') : casesTexts.english;
  const officer = isArabic ? inLanguage(officerTexts, 'ar') : officerTexts.english;
  const hold = isArabic ? inLanguage(holdTexts, 'ar') : holdTexts.english;
  return {
    t: textOf<typeof fraudTexts.english>(fraud, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    cases: textOf<typeof casesTexts.english>(cases, reader),
    officer: textOf<typeof officerTexts.english>(officer, reader),
    hold: textOf<typeof holdTexts.english>(hold, reader),
    step: commonWords(language),
    words: reportWords(language),
    asked: asked(language),
  };
}
