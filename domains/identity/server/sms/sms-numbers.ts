import { parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';

/** Numbers that earn their owner money when they are written to, or that no telephone stands behind. */
const REFUSED_TYPES: ReadonlySet<NumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'VOIP',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);

/** Whether codes may go to a number, E.164 with +. `countries`: two letters each; none means all. */
export function isSendable(e164: string, countries: readonly string[] = []): boolean {
  const number = parsePhoneNumberFromString(e164);
  if (REFUSED_TYPES.has(number?.getType())) return false;
  return countries.length === 0 || (number?.country !== undefined && countries.includes(number.country));
}

/** Two letters where the number tells, else its calling code: `DE`, `+883`. */
export function countryOf(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  return number?.country ?? `+${number?.countryCallingCode ?? ''}`;
}
