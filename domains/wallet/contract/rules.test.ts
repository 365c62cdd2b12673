import { uuidv7 } from '@egcr/contract/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { accountIdOf, addressOf, isAddress } from './address.ts';
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

it('a reference is made of the last 60 bits of the id, in letters that are not mistaken for each other', () => {
  expect(referenceOf('01900000-0000-7000-8000-000000000000')).toBe('0000-0000-0000');
  expect(referenceOf('01900000-0000-7000-8fff-ffffffffffff')).toBe('ZZZZ-ZZZZ-ZZZZ');
  expect(referenceOf('01900000-0000-7000-8000-00000000002a')).toBe('0000-0000-001A');
});
