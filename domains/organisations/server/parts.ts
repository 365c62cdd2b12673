import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';

/** What organisations ask of the domains that know people. */
export interface OrganisationParts {
  readonly people: {
    findByUsername(db: Database, username: string): Promise<KnownPerson | undefined>;
    findByIds(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
  };
}
