import { tidyEmail } from '@egcr/identity/contract';
import { personOf, type Work } from '@egcr/server-kit/work';

import { invitedEmailColumn, type InvitationRow, type Invitee } from './invitation-store.ts';
import type { OrganisationParts } from './parts.ts';

/** By which an address is found while it lies sealed. */
export function markOfEmail({ cipher }: Pick<Work, 'cipher'>, email: string): Buffer {
  const { table, column } = invitedEmailColumn;
  return cipher.lookup(`${table}.${column}`, tidyEmail(email));
}

/** Whom the caller answers for. An address counts once its code was entered. */
export async function inviteeOf({ people }: Pick<OrganisationParts, 'people'>, work: Work): Promise<Invitee> {
  const { userId } = personOf(work);
  const contacts = await people.contactsOf(work.db, userId);
  const email = contacts?.isEmailVerified === true ? contacts.email : null;
  return { userId, mark: email === null ? null : markOfEmail(work, email) };
}

/** Whether an invitation is for a person. Once it was answered, it is for who answered. */
export function isFor(
  row: Pick<InvitationRow, 'user_id' | 'email_mark'>,
  { userId, mark }: Invitee,
): boolean {
  if (row.user_id !== null) return row.user_id === userId;
  return mark !== null && row.email_mark !== null && row.email_mark.equals(mark);
}
