import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { Check } from 'lucide-react';
import { useId } from 'react';

import type { OfferedLanguage } from './offered-languages.ts';

interface LanguageChoicesProps {
  readonly title: string;
  readonly lead?: string;
  readonly languages: readonly OfferedLanguage[];
  /** What a language is called in the reader's. */
  readonly nameOf: (code: string) => string;
  readonly onChoose: (language: OfferedLanguage) => void;
}

/** One group of the list: each language by its own name, spoken and written its own way, with the reader's name for it below. */
export function LanguageChoices({ title, lead, languages, nameOf, onChoose }: LanguageChoicesProps) {
  const id = useId();
  const { chosen } = useLanguage();
  if (languages.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-col gap-1 px-3">
        <h3 id={id} className="text-sm font-semibold">
          {title}
        </h3>
        {lead !== undefined && <p className="max-w-[60ch] text-sm text-ink-2">{lead}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-0.5 sm:grid-cols-3">
        {languages.map((language) => (
          <li key={language.code} className="min-w-0">
            <button
              type="button"
              aria-current={language.code === chosen ? 'true' : undefined}
              onClick={() => onChoose(language)}
              className="flex min-h-14 w-full items-center gap-2 rounded-md px-3 py-1.5 text-start hover:bg-sunken aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-text"
            >
              <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
                <span
                  lang={language.code}
                  dir={language.rtl ? 'rtl' : 'ltr'}
                  className="self-start font-medium"
                >
                  {language.native_name}
                </span>
                {nameOf(language.code) !== language.native_name && (
                  <span className="text-xs text-ink-2">{nameOf(language.code)}</span>
                )}
              </span>
              {language.code === chosen && <Check aria-hidden className="size-5 shrink-0" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
