/** Other banks' statements are sealed: whose money went where is in their texts. */
import type { FieldCipher } from '@egcr/server-kit/field-encryption';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import * as z from 'zod/mini';

const entryDetails = z.object({ amount: z.string(), currency: z.string(), text: z.string() });
type EntryDetails = z.output<typeof entryDetails>;

const nameColumn: SealedColumn = { table: 'banking.outside_account', column: 'sealed_name', key: ['id'] };
const detailsColumn: SealedColumn = {
  table: 'banking.outside_entry',
  column: 'details',
  key: ['account_id', 'position'],
};
export const statementColumns: readonly SealedColumn[] = [nameColumn, detailsColumn];

export function sealName(cipher: FieldCipher, accountId: string, name: string): string {
  return cipher.seal({ ...nameColumn, row: accountId }, name);
}

export function openName(cipher: FieldCipher, accountId: string, sealed: string): string {
  return cipher.open({ ...nameColumn, row: accountId }, sealed);
}

export function nameHash(cipher: FieldCipher, userId: string, name: string): Buffer {
  return cipher.lookup('banking.outside_account.name', `${userId} ${name}`);
}

/** `row`: account and position. */
export function sealDetails(cipher: FieldCipher, row: string, details: EntryDetails): string {
  const { amount, currency, text } = details;
  return cipher.seal({ ...detailsColumn, row }, JSON.stringify({ amount, currency, text }));
}

export function openDetails(cipher: FieldCipher, row: string, sealed: string): EntryDetails {
  return entryDetails.parse(JSON.parse(cipher.open({ ...detailsColumn, row }, sealed)));
}

/** Another one for each account: who reads the database cannot see that two people were paid by the same payer. */
export function fingerprintHash(cipher: FieldCipher, accountId: string, fingerprint: Uint8Array): Buffer {
  return cipher.lookup(
    'banking.outside_entry.fingerprint',
    `${accountId} ${Buffer.from(fingerprint).toString('hex')}`,
  );
}
