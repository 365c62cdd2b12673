import type { Database } from '@egcr/server-kit/database';

/** A person with a complete profile, as the wallet needs to know them. */
export interface KnownPerson {
  readonly userId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** How the wallet finds people: given by the profile and identity domains. Whoever has no complete profile is not found. */
export interface People {
  findByUsername(db: Database, username: string): Promise<KnownPerson | undefined>;
  /** By usernames, tidy as `findByUsername` takes them; who is unknown is missing from the map. */
  findByUsernames(db: Database, usernames: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
  /** Only confirmed e-mail addresses. */
  findByEmail(db: Database, email: string): Promise<KnownPerson | undefined>;
  /** Only confirmed phone numbers, E.164 with +. */
  findByPhone(db: Database, phone: string): Promise<KnownPerson | undefined>;
  /** By user id; who is unknown is missing from the map. */
  findByIds(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
}
