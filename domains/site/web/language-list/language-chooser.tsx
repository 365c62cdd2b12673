import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { shownLanguage } from '@egcr/web-kit/languages';
import { Search } from 'lucide-react';
import { use, useEffect, useMemo, useRef, useState } from 'react';

import { findLanguages } from './find-languages.ts';
import { LanguageChoices } from './language-choices.tsx';
import { languageListTexts } from './texts.ts';
import { offeredLanguages, type OfferedLanguage } from './offered-languages.ts';

/** The search and what it finds: what is translated in full, and what is English for now. */
export function LanguageChooser({ onChoose }: { readonly onChoose: (language: OfferedLanguage) => void }) {
  const t = useText(languageListTexts);
  const offered = use(offeredLanguages());
  const [typed, setTyped] = useState('');
  const nameOf = useReaderNames(offered);
  const found = findLanguages(offered, typed, nameOf);
  const search = useRef<HTMLInputElement>(null);
  // One types at once; where a keyboard on the glass would cover the list, it waits to be asked.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) search.current?.focus();
  }, []);
  const isFull = ({ code }: OfferedLanguage) => shownLanguage(code) === code;
  return (
    <>
      <div className="relative shrink-0 border-b border-line">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-6 top-1/2 size-5 -translate-y-1/2 text-ink-2"
        />
        <input
          ref={search}
          type="search"
          aria-label={t('search')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          className="min-h-14 w-full bg-transparent ps-14 pe-6 text-base text-ink placeholder:text-ink-2 focus-visible:-outline-offset-2"
        />
      </div>
      <p role="status" className="sr-only">
        {typed.trim() !== '' && t('found', { count: found.length })}
      </p>
      <div className="flex min-h-0 flex-col gap-8 overflow-y-auto overscroll-contain px-3 py-6">
        {found.length === 0 && <p className="px-3 text-ink-2">{t('none')}</p>}
        <LanguageChoices
          title={t('full')}
          languages={found.filter(isFull)}
          nameOf={nameOf}
          onChoose={onChoose}
        />
        <LanguageChoices
          title={t('partly')}
          lead={t('partly.lead')}
          languages={found.filter((each) => !isFull(each))}
          nameOf={nameOf}
          onChoose={onChoose}
        />
      </div>
    </>
  );
}

/** What the languages are called in the reader's own, as far as this browser knows. */
function useReaderNames(offered: readonly OfferedLanguage[]): (code: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    const found = new Map(
      offered.map(({ code, name }) => [code, names.of(code === 'zh-TW' ? 'zh-Hant' : code) ?? name]),
    );
    return (code) => found.get(code) ?? code;
  }, [language, offered]);
}
