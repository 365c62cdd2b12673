import type { Permission } from '@egcr/contract/endpoint';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { RatesDoor } from '@egcr/rates/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { ProgrammesDoor } from './publishing.ts';

/** What the use cases of programmes stand on. */
export interface ProgrammeParts {
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly acting: Pick<ActingDoor, 'memberOf' | 'namesOf'>;
  readonly grants: ProgrammesDoor;
  readonly rates: Pick<RatesDoor, 'currentRate'>;
  readonly people: {
    /** By user id; who has no profile is missing. */
    findByIds(
      db: Database,
      userIds: readonly string[],
    ): Promise<ReadonlyMap<string, { readonly username: string }>>;
  };
  /** Everyone to whom a role gives a permission now. */
  readonly holders: (work: Work, permission: Permission) => Promise<readonly string[]>;
}
