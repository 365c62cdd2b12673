import { uuidv7 } from '@egcr/contract/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as z from 'zod/mini';

import { accountIdOf, addressOf, isAddress } from './address.ts';
import { guessCategory } from './categories.ts';
import { setLimitsCall } from './security.ts';
import {
  isAmountToMove,
  noteIssue,
  readMoney,
  readRecipient,
  referenceOf,
  toWire,
  wholeMajor,
} from './rules.ts';

describe('recipients as people type them', () => {
  it.each([
    ['amina', { username: 'amina' }],
    [' @Amina ', { username: 'amina' }],
    ['amina@example.org', { email: 'amina@example.org' }],
    ['+49 (151) 234-56', { phone: '+4915123456' }],
    ['015123456', { username: '015123456' }],
    ['+٤٩ ١٥١ ٢٣٤٥٦', { phone: '+4915123456' }],
    ['＠ａｍｉｎａ', { username: 'amina' }],
    ['\u200Famina@example.org', { email: 'amina@example.org' }],
    ['@', { username: '' }],
  ])('reads %j', (typed, name) => {
    expect(readRecipient(typed)).toEqual(name);
  });

  it('reads a wallet address in either case', () => {
    const address = addressOf(uuidv7(1_700_000_000_000));
    expect(readRecipient(` ${address.toUpperCase()}`)).toEqual({ address });
  });
});

describe('wallet addresses', () => {
  it('lead back to their account', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(accountIdOf(addressOf(id))).toBe(id);
      }),
    );
  });

  it('are known to be wrong with any one letter changed, or two exchanged', () => {
    const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.integer({ min: 5, max: 35 }),
        fc.constantFrom(...letters.split('')),
        (id, at, letter) => {
          const address = addressOf(id);
          const [here, next] = [address.charAt(at), address.charAt(at + 1)];
          const changed = address.slice(0, at) + letter + address.slice(at + 1);
          const exchanged = address.slice(0, at) + next + here + address.slice(at + 2);
          expect([
            changed === address || !isAddress(changed),
            exchanged === address || !isAddress(exchanged),
          ]).toEqual([true, true]);
        },
      ),
    );
  });

  it('are the same for ever: people have printed them', () => {
    expect(addressOf('01900000-0000-7000-8000-000000000001')).toBe('egcr1qxgqqqqqqpcqpqqqqqqqqqqqqy8swgxy');
    expect(addressOf('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('egcr1lllllllllllllllllllllllllukcd59g');
    expect(accountIdOf('egcr1qxgqqqqqqpcqpqqqqqqqqqqqqy8swgxy')).toBe('01900000-0000-7000-8000-000000000001');
  });

  it('are 37 letters, and never half upper and half lower case', () => {
    const address = addressOf('01900000-0000-7000-8000-000000000001');
    expect(address).toHaveLength(37);
    expect(isAddress(address.slice(0, 10).toUpperCase() + address.slice(10))).toBe(false);
  });

  it.each(['', 'egcr1', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7k', 'amina'])('%j is none', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

describe('notes', () => {
  it.each([
    ['', undefined],
    ['Danke! 🎉', undefined],
    ['شكرا جزيلا', undefined],
    ['👨‍👩‍👧', undefined],
    ['é'.repeat(140), undefined],
    ['🎉'.repeat(140), undefined],
    ['🎉'.repeat(141), 'note_too_long'],
    ['a\tb', 'note_characters'],
    ['a\u2066b', 'note_characters'],
    ['\uFEFF', 'note_characters'],
    ['\uDC00', 'note_characters'],
  ])('%j: %s', (note, issue) => {
    expect(noteIssue(note)).toBe(issue);
  });
});

describe('money', () => {
  it('goes over the wire and back unchanged', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 4_000_000_000_000_000_000n }),
        fc.constantFrom('JVD', 'JPY', 'USDC'),
        (amountMinor, asset) => {
          const wire = toWire({ amountMinor, asset });
          expect(isAmountToMove(wire.value)).toBe(true);
          expect(readMoney(wire)).toEqual({ amountMinor, asset });
        },
      ),
    );
  });

  it.each([
    { value: '1', assetCode: 'JVD', assetScale: 3 },
    { value: '1', assetCode: 'XXX', assetScale: 2 },
    { value: '1.0', assetCode: 'JVD', assetScale: 2 },
  ])('is not read from %j', (wire) => {
    expect(readMoney(wire)).toBeUndefined();
  });

  it('in whole major units is capped at the largest amount', () => {
    expect([wholeMajor('JVD', 5n), wholeMajor('JPY', 5n), wholeMajor('USDC', 10n ** 15n)]).toEqual([
      500n,
      5n,
      4_000_000_000_000_000_000n,
    ]);
  });
});

it.each([
  ['sandbox_deposit', 'in', 'top_up'],
  ['deposit', 'in', 'top_up'],
  ['withdrawal', 'out', 'withdrawal'],
  ['withdrawal_return', 'in', 'withdrawal'],
  ['conversion', 'out', 'exchange'],
  ['conversion_in', 'in', 'exchange'],
  ['pot_in', 'out', 'savings'],
  ['pot_out', 'in', 'savings'],
  ['transfer', 'in', 'received'],
  ['transfer', 'out', 'sent'],
] as const)('%s %s is filed under %s until the person says otherwise', (kind, direction, category) => {
  expect(guessCategory(kind, direction)).toBe(category);
});

it('limits are whole minor units above zero, and those of a shorter time are never above those of a longer one', () => {
  const issues = (given: object) =>
    z
      .safeParse(setLimitsCall.body ?? z.never(), {
        asset: 'JVD',
        per_transfer: null,
        per_day: null,
        per_month: null,
        ...given,
      })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  expect(issues({ per_transfer: '5', per_day: '5', per_month: '5', pin_above: '0' })).toEqual([]);
  expect(issues({ per_transfer: '6', per_day: '5' })).toEqual(['per_transfer above_day_limit']);
  expect(issues({ per_day: '6', per_month: '5' })).toEqual(['per_day above_month_limit']);
  expect(issues({ per_transfer: '6', per_month: '5' })).toEqual(['per_transfer above_month_limit']);
  const most = '4000000000000000000';
  for (const field of ['per_transfer', 'per_day', 'per_month', 'pin_above']) {
    expect(issues({ [field]: most })).toEqual([]);
    for (const wrong of ['4000000000000000001', '-1', '1.5', 'x', ...(field === 'pin_above' ? [] : ['0'])])
      expect(issues({ [field]: wrong })).toEqual([`${field} invalid_amount`]);
  }
  expect(issues({ asset: 'XXX' })).toEqual(['asset unknown_currency']);
});

it('a reference is made of the last 60 bits of the id, in letters that are not mistaken for each other', () => {
  expect(referenceOf('01900000-0000-7000-8000-000000000000')).toBe('0000-0000-0000');
  expect(referenceOf('01900000-0000-7000-8fff-ffffffffffff')).toBe('ZZZZ-ZZZZ-ZZZZ');
  expect(referenceOf('01900000-0000-7000-8000-00000000002a')).toBe('0000-0000-001A');
});
