import type { IdentityDoor } from '@egcr/identity/server';
import type { Database } from '@egcr/server-kit/database';

import { tidyUsername } from '../contract/rules.ts';
import type { PeopleSource } from './door.ts';
import type { KnownPerson, People } from './people.ts';
import {
  findProfile,
  findProfileByUsername,
  findNames,
  findProfilesByUsernames,
  type ProfileRow,
} from './store.ts';

/** Finds people: names by the profile, addresses and PIN by identity. */
export function findPeople(identity: PeopleSource): People {
  const hasCompleteProfile: People['hasCompleteProfile'] = async (db, userId) =>
    (await findProfile(db, userId)) !== undefined && (await identity.hasPin(db, userId));
  return {
    hasCompleteProfile,
    findByUsernames: (db, usernames) => findByUsernames(identity, db, usernames),
    async findByUsername(db, username) {
      const wanted = tidyUsername(username);
      const row = isKeepable(wanted) ? await findProfileByUsername(db, wanted) : undefined;
      return row && (await identity.hasPin(db, row.user_id)) ? known(row) : undefined;
    },
    findByEmail: (db, email) => findAt(identity, db, { email }),
    findByPhone: (db, phone) => findAt(identity, db, { phone }),
    async findByIds(db, userIds) {
      const rows = await findNames(db, userIds);
      return new Map(rows.map((row) => [row.user_id, known(row)]));
    },
    contactsOf: (db, userId) => identity.contactsOf(db, userId),
    standingOf: (db, userIds, now) => identity.standingOf(db, userIds, now),
  };
}

/** PostgreSQL keeps no NUL and refuses to compare with one: nobody is called so. */
function isKeepable(username: string): boolean {
  return !username.includes('\0');
}

async function findByUsernames(
  identity: PeopleSource,
  db: Database,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const rows = await findProfilesByUsernames(db, usernames.map(tidyUsername).filter(isKeepable));
  const withPin = await identity.withPin(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const byUsername = new Map(
    rows.filter(({ user_id }) => withPin.has(user_id)).map((row) => [row.username, known(row)]),
  );
  const found = new Map<string, KnownPerson>();
  for (const typed of usernames) {
    const person = byUsername.get(tidyUsername(typed));
    if (person) found.set(typed, person);
  }
  return found;
}

async function findAt(
  identity: PeopleSource,
  db: Database,
  address: Parameters<IdentityDoor['findUserIdBy']>[1],
): Promise<KnownPerson | undefined> {
  const userId = await identity.findUserIdBy(db, address);
  if (userId === undefined || !(await identity.hasPin(db, userId))) return undefined;
  const row = await findProfile(db, userId);
  return row && known(row);
}

export function known(row: ProfileRow): KnownPerson {
  return {
    userId: row.user_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}
