import {
  CODE_LENGTH,
  EMAIL_LENGTH_MAX,
  PASSWORD_CLASSES_MIN,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PIN_LENGTH,
} from './limits.ts';

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Vowel signs count as letters: domains in Devanagari or Thai cannot be written without them. */
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

export type EmailIssue = 'email_required' | 'email_without_at' | 'email_incomplete' | 'email_invalid';

/** The first thing wrong with an email address; undefined where nothing is. It is judged as it would be kept. */
export function emailIssue(text: string): EmailIssue | undefined {
  const address = tidyEmail(text);
  if (address === '') return 'email_required';
  if (!address.includes('@')) return 'email_without_at';
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (!domain.includes('.')) return 'email_incomplete';
  const isWhole =
    address.length <= EMAIL_LENGTH_MAX &&
    at <= 64 &&
    LOCAL_PART.test(address.slice(0, at)) &&
    domain.split('.').every((label) => DOMAIN_LABEL.test(label));
  return isWhole ? undefined : 'email_invalid';
}

/** Spaces, and the marks without a shape that come along when an address or a number is copied from somewhere. */
const UNSEEN_AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** An address as it is kept and compared: nothing unseen around it, in lower case, full-width letters as plain ones. */
export function tidyEmail(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN_AROUND, '').toLowerCase().normalize('NFC');
}

export type PhoneIssue = 'phone_required' | 'phone_invalid';

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * International form without grouping: `+1 (202) 555-0123` → `+12025550123`. Address books put marks of direction around a number and
 * dashes of all lengths into it; full-width signs are what Japanese and Chinese keyboards write.
 */
export function tidyPhone(text: string): string {
  const digits = text.normalize('NFKC').replace(/[\s().\p{Pd}\p{Cf}/]/gu, '');
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/**
 * The first thing wrong with a phone number in international form. `isAssignable` tells whether such numbers exist in their
 * country, where that can be asked; `phone-number.ts` has the one that forms and server use.
 */
export function phoneIssue(
  text: string,
  isAssignable: (e164: string) => boolean = () => true,
): PhoneIssue | undefined {
  if (text.trim() === '') return 'phone_required';
  const phone = tidyPhone(text);
  return E164.test(phone) && isAssignable(phone) ? undefined : 'phone_invalid';
}

export interface PasswordStrength {
  readonly minLength: boolean;
  readonly hasMinSpecialRequirements: boolean;
  readonly hasLowerCase: boolean;
  readonly hasUpperCase: boolean;
  readonly hasNumbers: boolean;
  readonly hasSpecialChars: boolean;
  readonly isValid: boolean;
  readonly strength: 'weak' | 'medium' | 'strong';
  /** Of the meter's two parts, length and classes: how many are met. */
  readonly complete: 0 | 1 | 2;
}

/** Letters of every script count; what has no case and is no digit counts as special. */
export function passwordStrength(
  password: string,
  { lengthMin = PASSWORD_LENGTH_MIN, classesMin = PASSWORD_CLASSES_MIN } = {},
): PasswordStrength {
  const found = {
    hasLowerCase: /\p{Ll}/u.test(password),
    hasUpperCase: /\p{Lu}/u.test(password),
    hasNumbers: /\p{Nd}/u.test(password),
    hasSpecialChars: /[^\p{Ll}\p{Lu}\p{Nd}]/u.test(password),
  };
  const classes = Object.values(found).filter(Boolean).length;
  const minLength = Array.from(password).length >= lengthMin;
  const hasMinSpecialRequirements = classes >= classesMin;
  const isValid = minLength && hasMinSpecialRequirements;
  return {
    minLength,
    hasMinSpecialRequirements,
    ...found,
    isValid,
    strength: isValid ? 'strong' : classes >= 2 ? 'medium' : 'weak',
    complete: isValid ? 2 : minLength || hasMinSpecialRequirements ? 1 : 0,
  };
}

export type PasswordIssue = 'password_required' | 'password_too_weak' | 'password_too_long';

/** The first thing wrong with a password someone chooses. */
export function passwordIssue(password: string): PasswordIssue | undefined {
  if (password === '') return 'password_required';
  if (Array.from(password).length > PASSWORD_LENGTH_MAX) return 'password_too_long';
  return passwordStrength(password).isValid ? undefined : 'password_too_weak';
}

/** A repeated password that differs. */
export function confirmIssue(password: string, repeated: string): 'passwords_differ' | undefined {
  return password === repeated ? undefined : 'passwords_differ';
}

const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** A one-time code has exactly six digits. */
export function codeIssue(code: string): 'code_format' | undefined {
  return CODE.test(code) ? undefined : 'code_format';
}

/** What of a typed or pasted text counts as code: digits only, at most six. */
export function tidyCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export type PinIssue = 'pin_format' | 'pin_too_simple';

const PIN = new RegExp(`^\\d{${PIN_LENGTH}}$`);
/** The most used six-digit PINs in published leaks that are neither repetitions nor plain sequences. */
const COMMON_PINS = new Set(
  (
    '123321 112233 159753 147258 159357 520520 111222 102030 123654 789456 147852 258456 456123 789789 ' +
    '321321 951753 963852 741852 852456 147369 369258 258369 159159 753951 010203 131313 102938 246810 ' +
    '135790 135791 124578 235689 142536 100200 110110 001001 112358 314159 271828 420420 696969 007007 ' +
    '080808 101010 200000 201201 123457 123450 123123 234561 100000 111112 222333 333444 555666 666777 ' +
    '777888 888999 999000 445566 778899 998877 665544 332211 121314 212223 147147 258258 369369 963963'
  ).split(' '),
);

/** The first thing wrong with a PIN someone chooses: not six digits, or a repetition, a run or a favourite of guessers. */
export function pinIssue(pin: string): PinIssue | undefined {
  if (!PIN.test(pin)) return 'pin_format';
  return isRepetition(pin) || isRun(pin) || COMMON_PINS.has(pin) ? 'pin_too_simple' : undefined;
}

/** The same one, two or three digits again and again: 777777, 121212, 407407. */
function isRepetition(pin: string): boolean {
  return [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(PIN_LENGTH / length));
}

/** Up or down by one, also past the nine: 123456, 890123, 654321. */
function isRun(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}
