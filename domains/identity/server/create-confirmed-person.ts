import { isStaffRole } from '@egcr/roles/contract';
import type { Work } from '@egcr/server-kit/work';

import { tidyEmail, tidyPhone } from '../contract/rules.ts';
import { confirmAddress } from './complete-sign-in.ts';
import type { IdentityContext } from './context.ts';
import type { HashedSecrets, NewPerson } from './door.ts';
import { recordAudit } from './store/audit.ts';
import { addPin } from './store/pins.ts';
import { addUser, changeUser } from './store/users.ts';

/** What `createConfirmedPerson` takes: made before its transaction begins. */
export async function hashSecrets(
  { passwords, pins }: IdentityContext,
  { password, pin }: { readonly password: string; readonly pin?: string },
): Promise<HashedSecrets> {
  return {
    password: await passwords.make(password),
    ...(pin === undefined ? {} : { pin: await pins.make(pin) }),
  };
}

/** A confirmed person, without any rule on password or PIN. Answers the user's id. */
export async function createConfirmedPerson(
  work: Work,
  { staff }: Pick<IdentityContext, 'staff'>,
  person: NewPerson,
): Promise<string> {
  const { now } = work;
  const { password, pin } = person.secrets;
  const added = await addUser(work.db, {
    id: person.userId ?? work.newId(),
    email: person.email === undefined ? null : tidyEmail(person.email),
    phone: person.phone === undefined ? null : tidyPhone(person.phone).replace(/^\+/, ''),
    userMetadata: person.userMetadata ?? {},
    language: person.language ?? 'en',
    now,
    newId: () => work.newId(),
  });
  if (!added) throw new Error('the address of a new person is taken');
  const pending = { password, metadata: added.user_metadata };
  const first = added.email === null ? 'phone' : 'email';
  const confirmed = await confirmAddress(work, { user: added, address: first, pending });
  if (confirmed.phone !== null) await confirmAddress(work, { user: confirmed, address: 'phone', pending });
  if (person.roles) {
    await staff.set(work, { userId: added.id, roles: person.roles.filter(isStaffRole) });
    await changeUser(work.db, { id: added.id, now, change: { roles: person.roles } });
  }
  if (pin) await addPin(work.db, { userId: added.id, pin, now });
  await recordAudit(work, { action: 'person_created', userId: added.id });
  return added.id;
}
