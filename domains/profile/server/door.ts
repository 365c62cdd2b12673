import type { IdentityDoor } from '@egcr/identity/server';
import type { Database } from '@egcr/server-kit/database';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

import type { KnownPerson, People } from './people.ts';
import type { SamplePerson } from './store.ts';

/** What the profile asks of identity: addresses, standing, and the PIN, without which no profile is complete. */
export type PeopleSource = Pick<
  IdentityDoor,
  'contactsOf' | 'findUserIdBy' | 'hasPin' | 'standingOf' | 'withPin'
>;

/** What other domains may ask. */
export interface ProfileDoor extends People {
  /** People whose username, name or last name begins with a text, by username. For staff: it also finds who has no PIN yet. */
  findBeginning(db: Database, text: string, limit: number): Promise<readonly KnownPerson[]>;
  /** Names of invented people of a demonstration, who have no account. */
  addSamplePeople(work: Pick<Work, 'db'>, people: readonly SamplePerson[]): Promise<void>;
  /** /dev/people and tests: as the call does it, without its rules. Refuses username_taken. */
  saveProfile(work: Work, profile: KnownPerson): Promise<void>;
}

export interface Profile {
  readonly domain: ServerDomain;
  readonly door: ProfileDoor;
  readonly gatekeeper: (services: Pick<Services, 'db'>) => Pick<Gatekeeper, 'hasCompleteProfile'>;
}
