import type { Act } from '@egcr/contract/act';
import type { DocumentsDoor } from '@egcr/documents/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { Permission } from '@egcr/contract/endpoint';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { CaseKinds, RelatedTo } from './case-kind.ts';

/** What the use cases need of others. */
export interface CaseParts {
  readonly kinds: CaseKinds;
  readonly forms: Pick<FormsDoor, 'write'>;
  /** Who may act for which organisation. */
  readonly acting: ActingDoor;
  /** Papers that applicants gave to their cases. */
  readonly papers: Pick<DocumentsDoor, 'linkToGiven'>;
  /** What the roles of a person allow now, in a queue: that of a kind has its name. */
  readonly mayIn: (work: Work, userId: string) => Promise<(permission: Permission, queue: string) => boolean>;
  /** Who has a permission now, somewhere. */
  readonly holders: (work: Work, permission: Permission) => Promise<readonly string[]>;
  /** Whether two people belong together, so that one does not decide about the other. */
  readonly relatedTo?: RelatedTo;
  /** The person with a username. */
  readonly findByUsername: (db: Database, username: string) => Promise<string | undefined>;
  /** Names of people; the person who is gone is missing. */
  readonly namesOf: (db: Database, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Writes a decision into the house's audit log. */
  readonly record: (
    work: Work,
    done: { readonly action: Act; readonly userId: string; readonly subject: string; readonly kind: string },
  ) => Promise<void>;
}
