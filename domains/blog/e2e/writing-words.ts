import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { deskTexts } from '../web/desk/texts.ts';
import { checkTexts } from '../web/editor/check/texts.ts';
import { pictureTexts } from '../web/editor/picture/texts.ts';
import { revisionTexts } from '../web/editor/revisions/texts.ts';
import { richTexts } from '../web/editor/rich/texts.ts';
import { stepTexts } from '../web/editor/steps/texts.ts';
import { editorTexts } from '../web/editor/texts.ts';

/** What the screens of writing say in the language of a journey. */
export function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const isEnglish = language === 'en';
  return {
    desk: textOf<typeof deskTexts.english>(
      isEnglish ? deskTexts.english : inLanguage(deskTexts, 'ar'),
      reader,
    ),
    t: textOf<typeof editorTexts.english>(
      isEnglish ? editorTexts.english : inLanguage(editorTexts, 'ar'),
      reader,
    ),
    rich: textOf<typeof richTexts.english>(
      isEnglish ? richTexts.english : inLanguage(richTexts, 'ar'),
      reader,
    ),
    steps: textOf<typeof stepTexts.english>(
      isEnglish ? stepTexts.english : inLanguage(stepTexts, 'ar'),
      reader,
    ),
    picture: textOf<typeof pictureTexts.english>(
      isEnglish ? pictureTexts.english : inLanguage(pictureTexts, 'ar'),
      reader,
    ),
    revisions: textOf<typeof revisionTexts.english>(
      isEnglish ? revisionTexts.english : inLanguage(revisionTexts, 'ar'),
      reader,
    ),
    check: textOf<typeof checkTexts.english>(
      isEnglish ? checkTexts.english : inLanguage(checkTexts, 'ar'),
      reader,
    ),
  };
}

export type Words = ReturnType<typeof wordsOf>;
