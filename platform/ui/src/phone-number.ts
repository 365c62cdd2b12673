import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';
import { toLatinDigits } from './digits.ts';

/** A plus and fifteen digits. */
const E164_LENGTH = 16;

/** What a phone field shows and sends for one country and one text. */
export interface PhoneEntry {
  readonly country: string;
  /** The national part, in groups, without trunk prefix. */
  readonly national: string;
  /** E.164, or empty while nothing is typed. */
  readonly e164: string;
  readonly isTooLong: boolean;
}

function countryOf(code: string): CountryCode {
  return isSupportedCountry(code) ? code : 'US';
}

/** ISO codes of the countries that have telephone numbers. */
export function phoneCountries(): readonly string[] {
  return getCountries();
}

/** "+1" for "US". */
export function callingCode(country: string): string {
  return `+${getCountryCallingCode(countryOf(country))}`;
}

/**
 * Reads what stands in the field. A text that begins with + or 00 is a whole international number and may move the field to its country;
 * anything else is the national part of the chosen country.
 */
export function readPhone(text: string, country: string): PhoneEntry {
  const typed = toLatinDigits(text)
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (typed.startsWith('+')) return readInternational(typed, country);
  const chosen = countryOf(country);
  const typing = new AsYouType(chosen);
  typing.input(typed);
  return {
    country: chosen,
    // Without the trunk zero or one that people dial at home; the country's code stands before the field.
    national: spaced(typing.getNumber()?.nationalNumber ?? typed, chosen),
    e164: typing.getNumberValue() ?? '',
    isTooLong: validatePhoneNumberLength(typed, chosen) === 'TOO_LONG',
  };
}

/** National digits in the groups of the international format: "213 373 4253". */
function spaced(digits: string, country: CountryCode): string {
  const code = callingCode(country);
  return new AsYouType()
    .input(code + digits)
    .slice(code.length)
    .trim();
}

function readInternational(typed: string, country: string): PhoneEntry {
  const typing = new AsYouType();
  typing.input(typed);
  const found = typing.getCountry();
  const parsed = found ? parsePhoneNumberFromString(typed) : undefined;
  const isTooLong = typed.length > E164_LENGTH || validatePhoneNumberLength(typed) === 'TOO_LONG';
  // Until the calling code is complete the digits stay as typed.
  if (!found || !parsed) return { country: countryOf(country), national: typed, e164: '', isTooLong };
  return {
    country: found,
    national: spaced(parsed.nationalNumber, found),
    e164: parsed.number,
    isTooLong,
  };
}
