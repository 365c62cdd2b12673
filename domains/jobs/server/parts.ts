import type { CasesDoor } from '@egcr/cases/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { Database } from '@egcr/server-kit/database';

/** An organisation of a demonstration. */
export interface SampleOrganisation {
  readonly id: string;
  readonly kind: 'business' | 'government' | 'ngo';
  readonly name: string;
  readonly country: string;
  readonly ownerId: string;
}

/** What the use cases of jobs stand on. */
export interface JobParts {
  readonly cases: Pick<CasesDoor, 'open' | 'takeSampleStep'>;
  readonly acting: Pick<ActingDoor, 'memberOf' | 'membersWith'>;
  /** Whether an organisation was checked, so that its postings need no look beforehand. */
  readonly isVerified: (db: Database, organisationId: string) => Promise<boolean>;
}
