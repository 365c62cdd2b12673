import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';

/** What organisations stand on. */
export interface OrganisationParts {
  /** Where the product is found, without a slash at the end. */
  readonly publicUrl: string;
  readonly people: {
    findByUsername(db: Database, username: string): Promise<KnownPerson | undefined>;
    findByIds(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
    contactsOf(
      db: Database,
      userId: string,
    ): Promise<{ readonly email: string | null; readonly isEmailVerified: boolean } | undefined>;
  };
}
