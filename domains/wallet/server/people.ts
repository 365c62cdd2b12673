import type { Database } from '@egcr/server-kit/database';

/** A person with a complete profile, as the wallet needs to know them. */
export interface KnownPerson {
  readonly userId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Whether money may leave a person's wallet at an instant. */
export interface Standing {
  readonly isBanned: boolean;
  /** Until then nothing leaves, as credentials were reset; null where nothing is held. */
  readonly moneyHeldUntil: Date | null;
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
  /** Bans and holds at `now`, by user id, in one question; whoever has no account is missing from the map. */
  standingOf(db: Database, userIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>>;
}
