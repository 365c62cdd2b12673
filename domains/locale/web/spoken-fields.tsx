import { Combobox } from '@egcr/ui/combobox';
import { Money } from '@egcr/ui/money';
import { Select } from '@egcr/ui/select';
import { useFormats } from '@egcr/web-kit/formats';
import { languageNames, shownLanguage } from '@egcr/web-kit/languages';
import { useState } from 'react';

import { currencies, offeredLanguages, type OfferedLanguage } from '../contract/index.ts';
import { useLocaleText } from './texts.ts';
import { useCurrencies, useLanguages } from './queries.ts';
import type { PreferencesState } from './use-preferences.ts';

/** An amount and a number long enough to show how thousands and decimals are written. */
const SAMPLE_MINOR = '123456';
const SAMPLE_NUMBER = 1_234_567.89;

/** Language and currency, and how dates and money then look. */
export function SpokenFields({ state: { preferences, change } }: { readonly state: PreferencesState }) {
  const t = useLocaleText();
  const languages = useLanguages();
  const offered = useCurrencies();
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Combobox
          label={t('language')}
          hint={
            isOwn(preferences.language)
              ? undefined
              : t('language.untranslated', { language: languageNames[shownLanguage(preferences.language)] })
          }
          value={preferences.language}
          options={withChosen(languages, preferences.language).map((language) => ({
            value: language.code,
            label: language.native_name,
            hint: language.name,
          }))}
          emptyLabel={t('nothing_found')}
          openLabel={t('open_list')}
          onValueChange={(code) => code !== null && change({ language: code })}
        />
        <Select
          label={t('currency')}
          hint={t('currency.hint')}
          value={preferences.currency}
          options={offered.map(({ code, native_name, symbol }) => ({
            value: code,
            label: code === native_name ? `${code} ${symbol}` : `${code} ${symbol} · ${native_name}`,
          }))}
          onValueChange={(code) => {
            const currency = currencies.find((each) => each.code === code)?.code;
            if (currency) change({ currency });
          }}
        />
      </div>
      <Sample currency={preferences.currency} />
    </div>
  );
}

/** Whether we have texts in exactly that language: Chinese in its traditional script is read in the simplified one. */
function isOwn(code: string): boolean {
  return shownLanguage(code) === code;
}

/** The chosen language stands in the list even while the list is on its way. */
function withChosen(languages: readonly OfferedLanguage[], code: string): readonly OfferedLanguage[] {
  if (languages.some((language) => language.code === code)) return languages;
  return [...offeredLanguages.filter((language) => language.code === code), ...languages];
}

function Sample({ currency }: { readonly currency: PreferencesState['preferences']['currency'] }) {
  const t = useLocaleText();
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  const assetScale = currency === 'JPY' ? 0 : 2;
  return (
    <div className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{t('sample')}</p>
      <p className="num flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        <span>{formats.exact(now)}</span>
        <span>{formats.number(SAMPLE_NUMBER)}</span>
        <Money amount={{ value: SAMPLE_MINOR, assetCode: currency, assetScale }} />
      </p>
    </div>
  );
}
