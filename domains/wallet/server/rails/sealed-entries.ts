/** What banks tell us of people: names and words of payers, reasons of returns. Sealed, and found by keyed hashes. */
import type { FieldCipher } from '@egcr/server-kit/field-encryption';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { ReadableColumns } from '@egcr/server-kit/seal-readable';

const remittanceColumn: SealedColumn = {
  table: 'wallet.bank_entry',
  column: 'sealed_remittance',
  key: ['id'],
};
const reasonColumn: SealedColumn = { table: 'wallet.withdrawal', column: 'sealed_reason', key: ['id'] };
export const entryColumns: readonly SealedColumn[] = [remittanceColumn, reasonColumn];

/** What releases before this one have written. */
export const readableEntries: readonly ReadableColumns[] = [
  {
    to: remittanceColumn,
    readable: ['remittance'],
    besides: ['entry'],
    textOf: ([remittance]) => remittance ?? '',
    // Their names of entries were made of what the payer wrote, where the bank gave none.
    hash: {
      column: 'entry',
      isText: true,
      of: (cipher, { values: [, entry] }) => hashOfOldName(cipher, entry ?? ''),
    },
  },
  { to: reasonColumn, readable: ['reason'], textOf: ([reason]) => reason ?? '' },
];

export function sealRemittance(cipher: FieldCipher, entryId: string, remittance: string): string {
  return cipher.seal({ ...remittanceColumn, row: entryId }, remittance);
}

export function openRemittance(cipher: FieldCipher, entryId: string, sealed: string): string {
  return cipher.open({ ...remittanceColumn, row: entryId }, sealed);
}

export function sealReason(cipher: FieldCipher, withdrawalId: string, reason: string): string {
  return cipher.seal({ ...reasonColumn, row: withdrawalId }, reason);
}

export function openReason(cipher: FieldCipher, withdrawalId: string, sealed: string): string {
  return cipher.open({ ...reasonColumn, row: withdrawalId }, sealed);
}

const HASH_LENGTH = 32;

/** What an entry is known by, its hash with our key: from a plain one the payer's words could be found by trying. */
export function keyedContent(cipher: FieldCipher, content: string): string {
  const hash = cipher.lookup('wallet.bank_entry.content', content).toString('hex').slice(0, HASH_LENGTH);
  return `${content.slice(0, content.lastIndexOf('|'))}|${hash}`;
}

/** The name that a release before this one gave an entry, as it is stored now. */
export function storedOldName(cipher: FieldCipher, name: string): string {
  return hashOfOldName(cipher, name).toString('hex');
}

function hashOfOldName(cipher: FieldCipher, name: string): Buffer {
  return cipher.lookup('wallet.bank_entry.entry', name);
}
