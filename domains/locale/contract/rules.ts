import { countryCodes } from './countries.ts';
import { CITY_LENGTH_MAX } from './limits.ts';

export { isTimeZone } from '@egcr/contract/time-zone';

/** Where a person is, as they say themselves. */
export interface Location {
  readonly country_code: string;
  readonly city: string;
  readonly timezone: string;
}

export type CityIssue = 'city_too_long' | 'city_characters';

/** The first thing wrong with a city; it may be empty. */
export function cityIssue(text: string): CityIssue | undefined {
  const city = text.trim();
  if (Array.from(city).length > CITY_LENGTH_MAX) return 'city_too_long';
  return /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(city) ? 'city_characters' : undefined;
}

export function isCountry(code: string): boolean {
  return countryCodes.includes(code);
}

/** A country's English name: United States for US. */
export function countryName(code: string, locale = 'en'): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
