import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  deriveDataKeys,
  dropEarlierDataKeys,
  makeDataKeys,
  readDataKeys,
  type StoredDataKeys,
  turnDataKeys,
} from './data-keys.ts';
import { createFieldCipher } from './field-encryption.ts';

const cipherOf = (stored: StoredDataKeys) => createFieldCipher(readDataKeys(stored));
const stored = makeDataKeys();
const cipher = cipherOf(stored);
const place = { table: 'banking.payout_account', column: 'details', row: '7' };

test('a sealed text opens in its place, whatever it is, and no two of the same text are alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = cipher.seal(place, text);
      expect(cipher.open(place, sealed)).toBe(text);
      expect(sealed).not.toBe(cipher.seal(place, text));
    }),
  );
});

test('a sealed text has a nonce of twelve bytes and a tag of sixteen, as those that installations keep', () => {
  const bytes = (text: string) =>
    Buffer.from(cipher.seal(place, text).split('.')[2] ?? '', 'base64url').length;
  expect([bytes(''), bytes('abc')]).toEqual([28, 31]);
  expect(cipher.seal(place, '').startsWith(cipher.currentPrefix)).toBe(true);
});

test('(attack D21) a sealed text opens in no other table, column or row', () => {
  const sealed = cipher.seal(place, 'DE89370400440532013000');
  const others = [
    { ...place, row: '8' },
    { ...place, column: 'holder' },
    { ...place, table: 'banking.bank_entry' },
    // The same letters, divided in another way.
    { table: 'wallet.payout_accountd', column: 'etails', row: '7' },
    { ...place, row: '7"]' },
  ];
  for (const other of others) expect(() => cipher.open(other, sealed)).toThrow('invariant broken');
});

test('(attack D21) a sealed text of which any sign was changed does not open, and the error tells nothing of it', () => {
  const sealed = cipher.seal(place, 'DE89370400440532013000');
  for (let at = 0; at < sealed.length; at += 1) {
    // Of the last sign base64url may leave bits unused; every other counts.
    if (at === sealed.length - 1) continue;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => cipher.open(place, changed)).toThrow(/invariant broken: (?!.*DE89)/);
  }
  for (const cut of [sealed.slice(0, -4), sealed.slice(0, 20), '', 'DE89370400440532013000']) {
    expect(() => cipher.open(place, cut)).toThrow(/invariant broken: (?!.*DE89)/);
  }
});

test('another installation opens nothing', () => {
  const foreign = makeDataKeys();
  expect(() => cipherOf(foreign).open(place, cipher.seal(place, 'secret'))).toThrow('is missing');
  const sameName = {
    ...foreign,
    keys: { ...foreign.keys, [stored.current]: foreign.keys[foreign.next] ?? '' },
  };
  expect(() => cipherOf(sameName).open(place, cipher.seal(place, 'secret'))).toThrow('was changed');
});

test('after a turn the new key seals, the old is read, and a server that was not started again reads both', () => {
  const before = cipher.seal(place, 'sealed before');
  const turned = turnDataKeys(stored);
  const after = cipherOf(turned).seal(place, 'sealed after');
  expect(after.startsWith(cipher.currentPrefix)).toBe(false);
  expect(cipherOf(turned).open(place, before)).toBe('sealed before');
  expect(cipher.open(place, after)).toBe('sealed after');
  const dropped = cipherOf(dropEarlierDataKeys(turned));
  expect(dropped.open(place, after)).toBe('sealed after');
  expect(() => dropped.open(place, before)).toThrow('is missing');
});

test('keyed hashes are the same for the same text and purpose alone, and outlive a turn', () => {
  const hash = cipher.lookup('payout account', 'DE89370400440532013000');
  expect(cipherOf(turnDataKeys(stored)).lookup('payout account', 'DE89370400440532013000')).toEqual(hash);
  expect(cipher.lookup('bank entry', 'DE89370400440532013000')).not.toEqual(hash);
  expect(cipher.lookup('payout account', 'DE89370400440532013001')).not.toEqual(hash);
  expect(cipherOf(makeDataKeys()).lookup('payout account', 'DE89370400440532013000')).not.toEqual(hash);
});

test('servers of an older installation derive the same first keys, and others derive others', () => {
  const sealed = cipherOf(deriveDataKeys('pepper')).seal(place, 'sealed');
  expect(cipherOf(deriveDataKeys('pepper')).open(place, sealed)).toBe('sealed');
  expect(deriveDataKeys('other').keys).not.toEqual(deriveDataKeys('pepper').keys);
});

test('a ring without its current or next key is refused', () => {
  const keys = { [stored.current]: stored.keys[stored.current] ?? '' };
  expect(() => readDataKeys({ ...stored, keys })).toThrow('is missing in its ring');
});
