import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';

/** Whether a person is signed in somewhere, and when they last did something there. */
interface Presence {
  readonly isSignedIn: boolean;
  readonly lastActiveAt: Date;
}

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
  /** Of those among some people who were here in the last months. Where it is not given, owners read nothing about it. */
  readonly presenceOf?: (
    db: Database,
    userIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, Presence>>;
}
