import type { CasesDoor } from '@egcr/cases/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor, RegisteringDoor } from '@egcr/organisations/server';
import type { RegistryRecords } from '@egcr/registry/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { DomainReading } from './contacts/domain-reading.ts';

/** What the decision about a case is carried out with. */
export interface KindParts {
  readonly registry: RegistryRecords;
}

/** Who imported a list. */
interface ListPeople {
  findByIds(
    db: Database,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly firstName: string; readonly lastName: string }>>;
}

/** What the use cases of verification stand on. */
export interface VerificationParts extends KindParts {
  readonly acting: ActingDoor;
  readonly organisations: Pick<RegisteringDoor, 'idsOf'>;
  readonly people: ListPeople;
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'advance' | 'open' | 'toRead' | 'toHandle'>;
  /** Where the register of all LEIs is asked; undefined: it is not. */
  readonly gleifUrl: string | undefined;
  /** How web domains and the DNS are asked. */
  readonly reading: DomainReading;
  /** Texts a number of a business: refused where no SMS may go there, later where it had its share of the day. */
  textPhone(
    work: Work,
    message: { readonly phone: string; readonly text: string },
  ): Promise<'sent' | 'refused' | 'later'>;
}
