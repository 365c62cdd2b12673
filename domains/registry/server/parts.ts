import type { CasesDoor } from '@egcr/cases/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { RegisteringDoor } from '@egcr/organisations/server';
import type { Database } from '@egcr/server-kit/database';
import type { MoneyDoor } from '@egcr/wallet/server';

import type { registrationFee } from './fee.ts';

interface RegistryPeople {
  findByIds(
    db: Database,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly firstName: string; readonly lastName: string }>>;
}

/** What the entry of an approved registration is made with. */
export interface EntryParts {
  readonly organisations: RegisteringDoor;
  readonly people: RegistryPeople;
}

/** What the use cases of the registry stand on. */
export interface RegistryParts extends EntryParts {
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'open' | 'takeSampleStep'>;
  readonly money: Pick<MoneyDoor<typeof registrationFee>, 'collect'>;
}
