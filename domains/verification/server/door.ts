import type { Work } from '@egcr/server-kit/work';

import type { Level } from '../contract/index.ts';
import { levelsOfOrganisations } from './business-store.ts';

/** What other domains ask of verification. */
export interface VerificationDoor {
  /** How far the businesses of some organisations are verified now; those that are not are left out. */
  levelsOf(
    at: Pick<Work, 'db' | 'now'>,
    organisationIds: readonly string[],
  ): Promise<ReadonlyMap<string, Level>>;
}

export const verificationDoor: VerificationDoor = { levelsOf: levelsOfOrganisations };
