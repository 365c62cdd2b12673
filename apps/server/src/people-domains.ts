import type { IdentityDoor } from '@egcr/identity/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { FoundPerson, RolePeople } from '@egcr/roles/server';
import type { Database } from '@egcr/server-kit/database';

interface PeopleDoors {
  readonly identity: IdentityDoor;
  readonly profile: ProfileDoor;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whom roles are given to. */
export function rolePeople(doors: PeopleDoors): RolePeople {
  const { identity, profile } = doors;
  return {
    hold: (work, userId) => identity.holdPerson(work, userId),
    isVerified: async (db, userId) => {
      const contacts = await identity.contactsOf(db, userId);
      return contacts !== undefined && (contacts.isEmailVerified || contacts.isPhoneVerified);
    },
    findByUsername: async (db, username) => (await profile.findByUsername(db, username))?.userId,
    namesOf: namesIn(profile),
    show: (work, person) => identity.showStaffRoles(work, person),
    isLastSuperAdmin: (work, userId) => identity.isLastSuperAdmin(work, userId),
    search: (db, text, limit) => search(doors, db, { text, limit }),
    accountOf: async ({ db, now }, userId) => {
      const [account, contacts] = [
        await identity.accountOf(db, userId, now),
        await identity.contactsOf(db, userId),
      ];
      if (account === undefined || contacts === undefined) return undefined;
      const { email, phone, isEmailVerified, isPhoneVerified } = contacts;
      return {
        ...account,
        ...(await personWith(profile, db, userId)),
        // An account that was deleted keeps its row under an address that no one has.
        email: email?.endsWith('@deleted.invalid') === true ? null : email,
        phone,
        isVerified: isEmailVerified || isPhoneVerified,
      };
    },
    record: (work, entry) => identity.recordStaffAction(work, entry),
  };
}

/** An e-mail address and an id are found whole alone, so that no one pages through the addresses of people. */
async function search(
  { identity, profile }: PeopleDoors,
  db: Database,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly FoundPerson[]> {
  const userId = UUID.test(text)
    ? (await identity.contactsOf(db, text.toLowerCase())) && text.toLowerCase()
    : text.lastIndexOf('@') > 0
      ? await identity.findUserIdBy(db, { email: text })
      : undefined;
  if (userId !== undefined) return [await personWith(profile, db, userId)];
  const people = await profile.findBeginning(db, text.replace(/^@/, ''), limit);
  return people.map((person) => ({
    userId: person.userId,
    name: `${person.firstName} ${person.lastName}`,
    username: person.username,
  }));
}

async function personWith(profile: ProfileDoor, db: Database, userId: string): Promise<FoundPerson> {
  const person = (await profile.findByIds(db, [userId])).get(userId);
  return {
    userId,
    name: person === undefined ? '' : `${person.firstName} ${person.lastName}`,
    username: person?.username ?? null,
  };
}

/** Names of people for lists; who is gone is missing. */
export function namesIn(profile: ProfileDoor) {
  return async (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const people = await profile.findByIds(db, userIds);
    return new Map([...people].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`]));
  };
}
