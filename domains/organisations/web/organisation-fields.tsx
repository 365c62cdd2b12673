import { countryCodes, countryName } from '@egcr/locale/contract';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useMemo, type ComponentProps } from 'react';

import { organisationTexts } from './texts.ts';

/** How a form hands a field its value and its problem. */
interface Wired<Props> {
  readonly field: Omit<Props, 'label' | 'options'>;
}

export function NameField({ field }: Wired<ComponentProps<typeof TextField>>) {
  const t = useText(organisationTexts);
  return (
    <TextField {...field} label={t('name')} hint={t('name.hint')} dir="auto" autoComplete="organization" />
  );
}

/** Countries by their names in the reader's language. */
export function CountryField({ field }: Wired<ComponentProps<typeof NativeSelect>>) {
  const t = useText(organisationTexts);
  const { locale } = useLanguage();
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countryCodes
      .map((value) => ({ value, label: countryName(value, locale) }))
      .toSorted((left, right) => compare(left.label, right.label));
  }, [locale]);
  return (
    <NativeSelect
      {...field}
      label={t('country')}
      options={[{ value: '', label: t('country.choose') }, ...options]}
    />
  );
}
