import { Combobox } from '@egcr/ui/combobox';
import { TextField } from '@egcr/ui/text-field';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useMemo, useState } from 'react';

import {
  CITY_LENGTH_MAX,
  cityIssue,
  countryCodes,
  countryName,
  currentZoneName,
  isTimeZone,
  type Location,
} from '../contract/index.ts';
import { isDefaultPlace } from './appearance.ts';
import { useLocaleText } from './texts.ts';
import type { PreferencesState } from './use-preferences.ts';

/** Country, city and time zone: they decide how dates and clocks are written. */
export function PlaceFields({ state: { preferences, change } }: { readonly state: PreferencesState }) {
  const t = useLocaleText();
  const { location } = preferences;
  const countries = useCountries();
  const zones = useTimeZones(location.timezone);
  const zone = zoneInstead(location);
  const move = (part: Partial<Location>) => change({ location: { ...begun(location), ...part } });
  const list = { emptyLabel: t('nothing_found'), openLabel: t('open_list') };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Combobox
        {...list}
        label={t('country')}
        value={location.country_code}
        options={countries}
        onValueChange={(country_code) => country_code !== null && move({ country_code })}
      />
      <CityField key={location.city} city={location.city} onCity={(city) => move({ city })} />
      <Combobox
        {...list}
        label={t('timezone')}
        hint={zone === undefined ? undefined : t('timezone.device', { zone })}
        value={location.timezone}
        options={zones}
        onValueChange={(timezone) => timezone !== null && move({ timezone })}
      />
    </div>
  );
}

/** The zone in which times are told while the person has not said where they are; undefined where it is the one that is shown. */
function zoneInstead(location: Location): string | undefined {
  if (!isDefaultPlace(location)) return undefined;
  const zone = deviceZone();
  return zone === location.timezone ? undefined : zone.replaceAll('_', ' ');
}

function deviceZone(): string {
  return currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Who first says where they are has said nothing of New York: the rest begins with what the browser knows. */
function begun(location: Location): Location {
  if (!isDefaultPlace(location)) return location;
  const zone = deviceZone();
  return { ...location, city: '', timezone: isTimeZone(zone) ? zone : location.timezone };
}

interface CityFieldProps {
  readonly city: string;
  readonly onCity: (city: string) => void;
}

/** Taken over when the field is left, or by Enter: half a name is no choice. */
function CityField({ city, onCity }: CityFieldProps) {
  const t = useLocaleText();
  const [typed, setTyped] = useState(city);
  const issue = cityIssue(typed);
  function take() {
    if (!issue && typed.trim() !== city) onCity(typed.trim());
  }
  return (
    <TextField
      label={t('city')}
      value={typed}
      error={issue && t(`issue.${issue}`, { maximum: CITY_LENGTH_MAX })}
      autoComplete="address-level2"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}

function useCountries() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countryCodes
      .map((value) => ({ value, label: countryName(value, locale) }))
      .toSorted((left, right) => compare(left.label, right.label));
  }, [locale]);
}

/** What the zone is called, so that it is found by its country's name too: India Standard Time. */
function zoneName(timeZone: string, locale: string): string | undefined {
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
}

function useTimeZones(chosen: string) {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone').map(currentZoneName)]);
    return [...names]
      .toSorted()
      .map((value) => ({ value, label: value.replaceAll('_', ' '), hint: zoneName(value, locale) }));
  }, [chosen, locale]);
}
