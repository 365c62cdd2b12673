/** What banks tell us of people: names and words of payers, reasons of returns. Sealed, and found by keyed hashes. */
import type { FieldCipher } from '@egcr/server-kit/field-encryption';
import type { SealedColumn } from '@egcr/server-kit/reseal';

const remittanceColumn: SealedColumn = {
  table: 'banking.bank_entry',
  column: 'sealed_remittance',
  key: ['id'],
};
const reasonColumn: SealedColumn = { table: 'banking.withdrawal', column: 'sealed_reason', key: ['id'] };
export const entryColumns: readonly SealedColumn[] = [remittanceColumn, reasonColumn];

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
  const hash = cipher.lookup('banking.bank_entry.content', content).toString('hex').slice(0, HASH_LENGTH);
  return `${content.slice(0, content.lastIndexOf('|'))}|${hash}`;
}
