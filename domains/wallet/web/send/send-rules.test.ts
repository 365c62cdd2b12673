import { readInput } from '@egcr/contract/issues';
import { AMOUNT_MINOR_MAX, toMajorText } from '@egcr/contract/money';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { languages } from '@egcr/web-kit/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetOf, assets } from '@egcr/ledger/contract';

import { NOTE_MAX_LENGTH, RECIPIENT_MAX_LENGTH } from '../../contract/index.ts';
import {
  amountIssue,
  decimalOf,
  depositSchema,
  sendSchema,
  toMinor,
  type SendFacts,
  type SendValues,
} from './send-rules.ts';

const facts: SendFacts = { decimal: '.', availableIn: (asset) => (asset === 'JVD' ? 100_000n : 0n) };
const good: SendValues = { to: 'bola', amount: '25.50', assetCode: 'JVD', note: '' };

function issuesOf(values: Partial<SendValues>, given = facts): readonly (readonly [string, string])[] {
  const read = readInput(sendSchema(given), { ...good, ...values });
  return 'errors' in read ? read.errors.map(({ field, code }) => [field, code] as const) : [];
}

describe('an amount as people type it', () => {
  it.each([
    ['', 'amount_required'],
    ['   ', 'amount_required'],
    ['0', 'amount_zero'],
    ['0.00', 'amount_zero'],
    ['-5', 'amount_negative'],
    ['−5', 'amount_negative'],
    ['five', 'amount_not_a_number'],
    ['1e5', 'amount_not_a_number'],
    ['1.2.3', 'amount_not_a_number'],
    ['25.505', 'amount_too_many_decimals'],
    ['1000.01', 'insufficient_funds'],
    ['9'.repeat(25), 'amount_too_large'],
    ['1000.00', undefined],
    ['1,000', undefined],
    ['٢٥', undefined],
    ['.5', undefined],
    ['٢٥٫٥', undefined],
    ['٢٥٫٥٥٥', 'amount_too_many_decimals'],
  ])('%j: %s', (amount, issue) => {
    expect(amountIssue({ amount, assetCode: 'JVD' }, facts)).toBe(issue);
    expect(issuesOf({ amount })).toEqual(issue === undefined ? [] : [['amount', issue]]);
  });

  it.each([
    ['JPY', '1.5', 'amount_too_many_decimals'],
    ['USDC', '1.0000001', 'amount_too_many_decimals'],
    ['USD', '1', 'insufficient_funds'],
    ['XXX', '1', 'unknown_currency'],
  ])('in %s, %s: %s', (assetCode, amount, issue) => {
    expect(amountIssue({ amount, assetCode }, facts)).toBe(issue);
  });

  it('is read with the reader’s own decimal mark', () => {
    const german = { ...facts, decimal: ',' as const };
    expect(issuesOf({ amount: '25,50' }, german)).toEqual([]);
    expect(issuesOf({ amount: '25.50' }, german)).toEqual([['amount', 'amount_not_a_number']]);
    expect(toMinor({ amount: '1.000,5', assetCode: 'JVD' }, ',')).toBe(100_050n);
    expect(toMinor({ amount: '١٬٠٠٠٫٥', assetCode: 'JVD' }, '.')).toBe(100_050n);
    expect([decimalOf(','), decimalOf('٫'), decimalOf('.'), decimalOf('·')]).toEqual([',', '٫', '.', '.']);
  });

  it('is read as it stands on our pages, with its sign, in every language and many regions', () => {
    const locales = [
      ...languages,
      'ar-EG',
      'de-CH',
      'en-IN',
      'es-MX',
      'fr-CA',
      'pt-BR',
      'hi',
      'fa',
      'bn',
      'he',
      'ur',
      'ru',
      'tr',
    ];
    const misread = locales.flatMap((locale) =>
      assets.flatMap(({ code, scale }) => {
        const amount = formatMoney({ value: '123456789', assetCode: code, assetScale: scale }, { locale });
        const read = toMinor({ amount, assetCode: code }, decimalOf(decimalMark(locale)));
        return read === 123_456_789n ? [] : [`${locale} ${code}: ${amount}`];
      }),
    );
    expect(misread).toEqual([]);
  });

  it('becomes exactly the minor units it says, in every currency', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: AMOUNT_MINOR_MAX }),
        fc.constantFrom(...assets),
        (minor, asset) => {
          const amount = toMajorText(minor, asset.scale);
          expect(toMinor({ amount, assetCode: asset.code }, '.')).toBe(minor);
        },
      ),
    );
  });
});

describe('who gets the money, and the note', () => {
  it.each([
    [{ to: '' }, [['to', 'to_required']]],
    [{ to: '   ' }, [['to', 'to_required']]],
    [{ to: 'x'.repeat(RECIPIENT_MAX_LENGTH + 1) }, [['to', 'to_too_long']]],
    [{ to: 'bo\u202Ela' }, [['to', 'to_characters']]],
    [{ note: 'x'.repeat(NOTE_MAX_LENGTH + 1) }, [['note', 'note_too_long']]],
    [{ note: 'a\u2066b' }, [['note', 'note_characters']]],
    [{ to: ' +49 151 23456 ', note: 'Danke! 🎉' }, []],
  ])('%j', (values, issues) => {
    expect(issuesOf(values)).toEqual(issues);
  });

  it('are all checked at once', () => {
    expect(issuesOf({ to: '', amount: '', note: 'a\u0000' })).toEqual([
      ['to', 'to_required'],
      ['note', 'note_characters'],
      ['amount', 'amount_required'],
    ]);
  });
});

it('play money has no upper limit here but that of one transfer: the day’s is the server’s', () => {
  const read = (amount: string) => 'value' in readInput(depositSchema('.'), { amount, assetCode: 'EUR' });
  expect([read('40000000000000000'), read('40000000000000001'), read('0'), read('-1')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(assetOf('EUR')?.scale).toBe(2);
});
