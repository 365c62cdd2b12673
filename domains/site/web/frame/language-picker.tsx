import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { variants } from '@egcr/ui/variants';
import { isLanguage, languageNames, languages } from '@egcr/web-kit/languages';
import { ChevronDown, Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { frameTexts } from './texts.ts';

const LanguageList = lazy(async () => ({
  default: (await import('../language-list/language-list.tsx')).LanguageList,
}));

const MORE = 'more';

const pickerClass = variants(
  'select min-h-11 cursor-pointer appearance-none rounded-md ps-9 pe-8 text-sm font-medium text-ink hover:bg-sunken',
  { width: { wide: 'w-full border border-line-strong bg-surface', short: 'w-22 bg-transparent' } },
);

/** The browser's own list of the ten languages we speak; `short` shows the code only. Its last line opens the list of all others. */
export function LanguagePicker({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useText(frameTexts);
  const { chosen, choose } = useLanguage();
  const [isListOpen, setListOpen] = useState(false);
  const nameOf = (code: string) => (isWide ? `${code.toUpperCase()} · ${ownName(code)}` : code.toUpperCase());
  return (
    <span className={isWide ? 'relative flex items-center' : 'relative inline-flex items-center'}>
      <Languages aria-hidden className="pointer-events-none absolute start-3 size-4.5 text-ink-2" />
      <select
        aria-label={t('language.label')}
        value={chosen}
        onChange={({ target: { value } }) => (value === MORE ? setListOpen(true) : choose(value))}
        className={pickerClass({ width: isWide ? 'wide' : 'short' })}
      >
        {[...languages, ...(isLanguage(chosen) ? [] : [chosen])].map((each) => (
          <option key={each} value={each} lang={each} className="bg-surface text-ink">
            {nameOf(each)}
          </option>
        ))}
        <option value={MORE} className="bg-surface text-ink">
          {t('language.more')}
        </option>
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 size-4 text-ink-2" />
      {isListOpen && (
        <Suspense>
          <LanguageList onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

function ownName(code: string): string {
  return isLanguage(code)
    ? languageNames[code]
    : (new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code);
}
