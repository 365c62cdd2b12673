import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { variants } from '@egcr/ui/variants';
import { isLanguage, languageNames, languages } from '@egcr/web-kit/languages';
import { ChevronDown, Languages } from 'lucide-react';

import { frameTexts } from './messages/index.ts';

const pickerClass = variants(
  'min-h-11 cursor-pointer appearance-none rounded-md ps-9 pe-8 text-sm font-medium text-ink hover:bg-sunken',
  { width: { wide: 'w-full border border-line-strong bg-surface', short: 'bg-transparent' } },
);

/** The browser's own list of languages: each in its own name; `short` shows the code only. */
export function LanguagePicker({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useText(frameTexts);
  const { language, choose } = useLanguage();
  return (
    <span className={isWide ? 'relative flex items-center' : 'relative inline-flex items-center'}>
      <Languages aria-hidden className="pointer-events-none absolute start-3 size-4.5 text-ink-2" />
      <select
        aria-label={t('language.label')}
        value={language}
        onChange={(event) => {
          if (isLanguage(event.target.value)) choose(event.target.value);
        }}
        className={pickerClass({ width: isWide ? 'wide' : 'short' })}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each} className="bg-surface text-ink">
            {isWide ? `${each.toUpperCase()} · ${languageNames[each]}` : each.toUpperCase()}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 size-4 text-ink-2" />
    </span>
  );
}
