import type { CasesDoor } from '@egcr/cases/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor, RegisteringDoor } from '@egcr/organisations/server';
import type { RegistryRecords } from '@egcr/registry/server';

/** What the decision about a case is carried out with. */
export interface KindParts {
  readonly registry: RegistryRecords;
}

/** What the use cases of verification stand on. */
export interface VerificationParts extends KindParts {
  readonly acting: ActingDoor;
  readonly organisations: Pick<RegisteringDoor, 'idsOf'>;
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'advance' | 'open' | 'toRead' | 'toHandle'>;
}
