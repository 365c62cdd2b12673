import { IconButton } from '@egcr/ui/icon-button';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { shownLanguage } from '@egcr/web-kit/languages';
import { X } from 'lucide-react';
import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';

import { ChosenNote } from './chosen-note.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import { languageListTexts } from './texts.ts';
import { forgetFailure, type OfferedLanguage } from './offered-languages.ts';

/** All languages, to search and choose from: the browser's own dialog, which keeps focus inside and gives it back. Opens as soon as it is there. */
export function LanguageList({ onClose }: { readonly onClose: () => void }) {
  const t = useText(languageListTexts);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState<OfferedLanguage>();
  const { choose } = useLanguage();
  // Only the browser can open its dialog; before the search inside asks for the focus.
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    return forgetFailure;
  }, []);
  const close = () => dialog.current?.close();
  function take(language: OfferedLanguage) {
    choose(language.code);
    if (shownLanguage(language.code) === language.code) close();
    else setSaid(language);
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      // Where the list lies over a sheet, Escape is for the list alone.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      className="m-auto max-h-[min(100dvh,44rem)] w-full max-w-3xl overflow-hidden rounded-xl border border-line bg-surface p-0 text-start font-normal text-ink shadow-3 backdrop:bg-scrim max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line ps-6 pe-3">
          <h2 id={titleId} className="text-lg font-strong">
            {t('title')}
          </h2>
          <IconButton label={t('close')} icon={<X aria-hidden className="size-5" />} onClick={close} />
        </div>
        {said ? (
          <ChosenNote language={said} onDone={close} />
        ) : (
          <Suspense fallback={<div aria-busy className="min-h-120" />}>
            <LanguageChooser onChoose={take} />
          </Suspense>
        )}
      </div>
    </dialog>
  );
}
