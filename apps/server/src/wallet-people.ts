import type { IdentityDoor } from '@egcr/identity/server';
import type { ProfileDoor } from '@egcr/profile/server';
import type { People } from '@egcr/wallet/server';

type Database = Parameters<People['findByEmail']>[0];
type Address = Parameters<IdentityDoor['findUserIdBy']>[1];

/** How the wallet finds people: addresses by identity, names by the profile; whoever is not complete is not found. */
export function walletPeople(doors: {
  readonly identity: IdentityDoor;
  readonly profile: ProfileDoor;
}): People {
  const { identity, profile } = doors;
  const findBy = async (db: Database, address: Address) => {
    const userId = await identity.findUserIdBy(db, address);
    if (userId === undefined || !(await profile.hasCompleteProfile(db, userId))) return undefined;
    return (await profile.findByIds(db, [userId])).get(userId);
  };
  return {
    findByUsername: (db, username) => profile.findByUsername(db, username),
    findByUsernames: (db, usernames) => profile.findByUsernames(db, usernames),
    findByEmail: (db, email) => findBy(db, { email }),
    findByPhone: (db, phone) => findBy(db, { phone }),
    findByIds: (db, userIds) => profile.findByIds(db, userIds),
    standingOf: (db, userIds, now) => identity.standingOf(db, userIds, now),
  };
}
