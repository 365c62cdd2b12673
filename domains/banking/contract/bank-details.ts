import { inLatin } from '@egcr/contract/latin-digits';

/** Rules of bank accounts: what can be told to be wrong without asking a bank. Pure. */

/** How long the IBANs of a country are: ISO 13616 registry, https://www.swift.com/standards/data-standards/iban */
const IBAN_LENGTHS = new Map(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Without spaces and marks between groups, in capitals; digits of every script as 0-9. */
export function tidyAccount(text: string): string {
  return inLatin(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}

/** Why an IBAN is wrong; undefined where its country, its length and its check digits (ISO 7064, mod 97) are right. */
export function ibanIssue(text: string): 'iban_country' | 'iban_length' | 'iban_check' | undefined {
  const iban = tidyAccount(text);
  const length = IBAN_LENGTHS.get(iban.slice(0, 2));
  if (length === undefined) return 'iban_country';
  if (iban.length !== length || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'iban_length';
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    (letter.charCodeAt(0) - 55).toString(),
  );
  return BigInt(digits) % 97n === 1n ? undefined : 'iban_check';
}

/** Why an American routing number is wrong: nine digits, weighed 3, 7, 1, add up to a multiple of ten. */
export function routingIssue(text: string): 'routing_format' | 'routing_check' | undefined {
  const digits = tidyAccount(text);
  if (!/^\d{9}$/.test(digits)) return 'routing_format';
  const weights = [3, 7, 1];
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0 ? undefined : 'routing_check';
}

/** Why an American account number is wrong. */
export function accountIssue(text: string): 'account_format' | undefined {
  return /^\d{4,17}$/.test(tidyAccount(text)) ? undefined : 'account_format';
}

/** Why the code of a bank is wrong: ISO 9362, eight or eleven letters and digits. */
export function bicIssue(text: string): 'bic_format' | undefined {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(tidyAccount(text)) ? undefined : 'bic_format';
}

/** Why the number of an account elsewhere is wrong. */
export function otherAccountIssue(text: string): 'account_format' | undefined {
  return /^[A-Z0-9]{3,34}$/.test(tidyAccount(text)) ? undefined : 'account_format';
}

/** An account as it is shown: enough to know it again, too little to use it. */
export function maskedAccount(text: string): string {
  const account = tidyAccount(text);
  const country = /^[A-Z]{2}\d{2}/.test(account) ? account.slice(0, 2) : '';
  return `${country}•••• ${account.slice(-4)}`;
}
