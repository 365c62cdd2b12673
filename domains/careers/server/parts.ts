import type { JobsDoor } from '@egcr/jobs/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';

/** What the use cases of careers stand on. */
export interface CareerParts {
  readonly jobs: JobsDoor;
  readonly acting: Pick<ActingDoor, 'memberOf' | 'membersWith'>;
  readonly people: {
    findByIds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
  };
}
