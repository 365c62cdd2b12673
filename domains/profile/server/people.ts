import type { IdentityDoor } from '@egcr/identity/server';
import type { Database } from '@egcr/server-kit/database';

/** What other people may see of someone. */
export interface KnownPerson {
  readonly userId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * How every domain finds people. Reads take `work.db`, or `services.db` outside a unit of work. The person who has no complete profile (names,
 * username and PIN) is found by no name and no address.
 */
export interface People extends Pick<IdentityDoor, 'contactsOf' | 'standingOf'> {
  hasCompleteProfile(db: Database, userId: string): Promise<boolean>;
  /** By the username someone typed, @ and capitals included. */
  findByUsername(db: Database, username: string): Promise<KnownPerson | undefined>;
  /** By the usernames people typed, each as typed the key of the map. Two round trips. */
  findByUsernames(db: Database, usernames: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
  /** Only confirmed e-mail addresses. */
  findByEmail(db: Database, email: string): Promise<KnownPerson | undefined>;
  /** Only confirmed phone numbers, E.164 with +. */
  findByPhone(db: Database, phone: string): Promise<KnownPerson | undefined>;
  /** By user id, for lists; who has no profile is missing from the map. */
  findByIds(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
}
