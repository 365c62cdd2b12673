import type { Database } from '@egcr/server-kit/database';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

/** What other people may see of somebody. */
export interface KnownPerson {
  readonly userId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The one thing the profile asks of identity; identity's door has it. */
export interface PinKeeper {
  hasPin(db: Database, userId: string): Promise<boolean>;
  /** Those among some people who have a PIN. */
  withPin(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What other domains may ask. Reads take `work.db`, or `services.db` outside a unit of work. */
export interface ProfileDoor {
  /** Names, username and PIN are all present. */
  hasCompleteProfile(db: Database, userId: string): Promise<boolean>;
  /** By the usernames people typed, each as typed the key of the map; complete profiles only. Two round trips. */
  findByUsernames(db: Database, usernames: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
  /** By the username someone typed, @ and capitals included; complete profiles only. */
  findByUsername(db: Database, username: string): Promise<KnownPerson | undefined>;
  /** By user id, for lists; who has no profile is missing from the map. */
  findByIds(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
  /** Demo people, tests: as the call does it, without its rules. Refuses username_taken. */
  saveProfile(work: Work, profile: KnownPerson): Promise<void>;
}

export interface Profile {
  readonly domain: ServerDomain;
  readonly door: ProfileDoor;
  readonly gatekeeper: (services: Pick<Services, 'db'>) => Pick<Gatekeeper, 'hasCompleteProfile'>;
}
