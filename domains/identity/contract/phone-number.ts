import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

import { phoneIssue, type PhoneIssue } from './rules.ts';

/**
 * Whether a number, E.164 with +, has a length its country gives numbers. Not whether its range is assigned: countries open ranges
 * faster than libraries learn of them, and nobody should be shut out by that; the code that is sent proves the rest.
 */
export function isPossiblePhone(e164: string): boolean {
  return isPossiblePhoneNumber(e164);
}

/**
 * The whole rule for a phone number, of server and forms alike. In a file of its own, outside the contract's door: it brings the
 * countries' tables along, which a page fetches only when a phone is chosen.
 */
export function phoneNumberIssue(text: string): PhoneIssue | undefined {
  return phoneIssue(text, isPossiblePhone);
}
