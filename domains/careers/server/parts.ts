import type { JobsDoor } from '@egcr/jobs/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { KnownPerson, SamplePerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** What the use cases of careers stand on. */
export interface CareerParts {
  readonly publicUrl: string;
  readonly jobs: JobsDoor;
  /** Where a person is reached by mail, and in which language. */
  readonly contactsOf: (
    db: Database,
    userId: string,
  ) => Promise<
    | { readonly email: string | null; readonly isEmailVerified: boolean; readonly language: string }
    | undefined
  >;
  readonly acting: Pick<ActingDoor, 'memberOf' | 'membersWith'>;
  readonly people: {
    findByIds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
    /** Names of invented people, who have no account. */
    addSamplePeople(work: Pick<Work, 'db'>, people: readonly SamplePerson[]): Promise<void>;
  };
}
