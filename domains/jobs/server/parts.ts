import type { CasesDoor } from '@egcr/cases/server';
import type { Act } from '@egcr/contract/act';
import type { ActingDoor, RequireStatus, StatusAllows } from '@egcr/organisations/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** An organisation of a demonstration. */
export interface SampleOrganisation {
  readonly id: string;
  readonly kind: 'business' | 'government' | 'ngo';
  readonly name: string;
  readonly country: string;
  readonly ownerId: string;
}

/** The public profiles of businesses. */
export interface ProfileDirectory {
  /** Whose jobs the profile with this slug lists; undefined where there is none. */
  listing(db: Database, slug: string): Promise<{ readonly organisationId: string } | undefined>;
}

/** What the use cases of jobs stand on. */
export interface JobParts {
  readonly directory: ProfileDirectory;
  /** What the register forbids a business by its status. */
  readonly requireStatus: RequireStatus;
  readonly statusAllows: StatusAllows;
  readonly cases: Pick<CasesDoor, 'open' | 'takeSampleStep'>;
  readonly acting: Pick<ActingDoor, 'memberOf' | 'membersWith'>;
  /** Writes an act of staff into the audit log. */
  readonly record: (
    work: Work,
    done: { readonly action: Act; readonly userId: string; readonly subject: string; readonly kind: string },
  ) => Promise<void>;
  /** How far organisations are verified now; those that are not are left out. */
  readonly levelsOf: (
    at: Pick<Work, 'db' | 'now'>,
    organisationIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
}
