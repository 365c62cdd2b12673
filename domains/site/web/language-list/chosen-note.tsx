import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { languageNames, shownLanguage } from '@egcr/web-kit/languages';
import { useEffect, useRef } from 'react';

import { languageListTexts } from './texts.ts';
import type { OfferedLanguage } from './offered-languages.ts';

interface ChosenNoteProps {
  readonly language: OfferedLanguage;
  readonly onDone: () => void;
}

/** Thanks the person who chose a language we have no texts in yet, and says what follows it already. */
export function ChosenNote({ language: { code, native_name, rtl }, onDone }: ChosenNoteProps) {
  const t = useText(languageListTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone; what came in its place is read out from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4 px-6 py-8">
      <p lang={code} dir={rtl ? 'rtl' : 'ltr'} className="text-2xl font-semibold text-brand-text">
        {native_name}
      </p>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-strong outline-none">
        {t('thanks.title')}
      </h3>
      <p className="max-w-[52ch] text-ink-2">
        {t('thanks.text', { language: languageNames[shownLanguage(code)] })}
      </p>
      <Button onClick={onDone}>{t('thanks.done')}</Button>
    </div>
  );
}
