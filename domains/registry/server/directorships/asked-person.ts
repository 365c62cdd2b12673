import { tidyEmail } from '@egcr/identity/contract';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';

import type { RegistryParts } from '../parts.ts';

/** Addresses to which directors were mailed, while they wait. */
export const directorEmailColumn = {
  table: 'registry.directorship',
  column: 'sealed_email',
  key: ['id'],
} as const satisfies SealedColumn;

/** Addresses to which directors were mailed who join by a change, while they wait. */
export const joiningEmailColumn = {
  table: 'registry.consent',
  column: 'sealed_email',
  key: ['case_id'],
} as const satisfies SealedColumn;

export const joiningEmailPlace = (caseId: string) => ({ ...joiningEmailColumn, row: caseId });
export const directorEmailPlace = (id: string) => ({ ...directorEmailColumn, row: id });

/** By which an address is found while it lies sealed. */
export function markOfEmail({ cipher }: Pick<Work, 'cipher'>, email: string): Buffer {
  const { table, column } = directorEmailColumn;
  return cipher.lookup(`${table}.${column}`, tidyEmail(email));
}

/** A person, by their account and by the address that they proved to be theirs; null: none. */
export interface AskedPerson {
  readonly userId: string;
  readonly mark: Buffer | null;
}

export async function askedPerson(
  { people }: Pick<RegistryParts, 'people'>,
  work: Pick<Work, 'db' | 'cipher'>,
  userId: string,
): Promise<AskedPerson> {
  const contacts = await people.contactsOf(work.db, userId);
  const email = contacts?.isEmailVerified === true ? contacts.email : null;
  return { userId, mark: email === null ? null : markOfEmail(work, email) };
}
