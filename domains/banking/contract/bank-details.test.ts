import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  accountIssue,
  bicIssue,
  ibanIssue,
  maskedAccount,
  otherAccountIssue,
  routingIssue,
  tidyAccount,
} from './bank-details.ts';

const ibans = [
  'DE89 3704 0044 0532 0130 00',
  'GB29 NWBK 6016 1331 9268 19',
  'fr14 2004 1010 0505 0001 3m02 606',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
];

describe('bank accounts', () => {
  it.each(ibans)('%s is an IBAN', (iban) => {
    expect(ibanIssue(iban)).toBeUndefined();
  });

  it.each([
    ['', 'iban_country'],
    ['US12 3456', 'iban_country'],
    ['DE89 3704 0044 0532 0130', 'iban_length'],
    ['DE89 3704 0044 0532 0130 0$', 'iban_length'],
    ['DE88 3704 0044 0532 0130 00', 'iban_check'],
  ])('%j is none: %s', (text, issue) => {
    expect(ibanIssue(text)).toBe(issue);
  });

  it('take an IBAN in the digits of another script, and with marks of direction that were copied along', () => {
    const typed = '\u200EDE٨٩ ٣٧٠٤ ٠٠٤٤ ٠٥٣٢ ٠١٣٠ ٠٠';
    expect(ibanIssue(typed)).toBeUndefined();
    expect(tidyAccount(typed)).toBe('DE89370400440532013000');
  });

  it('find any one wrong digit of an IBAN', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const iban = 'DE89370400440532013000';
        const wrong = iban.slice(0, at) + ((Number(iban[at]) + more) % 10) + iban.slice(at + 1);
        expect(ibanIssue(wrong)).toBe('iban_check');
      }),
    );
  });

  it.each([
    ['021000021', undefined],
    ['0210-0002-1', undefined],
    ['021000022', 'routing_check'],
    ['000000000', 'routing_check'],
    ['02100002', 'routing_format'],
    ['0210000210', 'routing_format'],
    ['100000007', undefined],
    ['010000003', undefined],
    ['001000009', undefined],
  ])('the routing number %s: %s', (text, issue) => {
    expect(routingIssue(text)).toBe(issue);
  });

  it('elsewhere are known by their form', () => {
    expect([bicIssue('DEUTDEFF'), bicIssue('deutdeff500'), bicIssue('DEUT')]).toEqual([
      undefined,
      undefined,
      'bic_format',
    ]);
    expect([accountIssue('12345'), accountIssue('12a')]).toEqual([undefined, 'account_format']);
    expect([otherAccountIssue('1-234-567'), otherAccountIssue('€')]).toEqual([undefined, 'account_format']);
    const forms = (issue: (text: string) => string | undefined, ...lengths: readonly number[]) =>
      lengths.map((length) => issue('1'.repeat(length)) === undefined);
    expect(forms(accountIssue, 3, 4, 17, 18)).toEqual([false, true, true, false]);
    expect(forms(otherAccountIssue, 2, 3, 34, 35)).toEqual([false, true, true, false]);
    expect(['DEUTDEFF5', 'DEUTDEFF5000', 'D3UTDEFF', 'DEUT12FF'].map(bicIssue)).toEqual(
      Array(4).fill('bic_format'),
    );
  });

  it('are shown by their last four letters', () => {
    expect(maskedAccount('DE89 3704 0044 0532 0130 00')).toBe('DE•••• 3000');
    expect(maskedAccount('000123456789')).toBe('•••• 6789');
  });
});
