import type { CasesDoor } from '@egcr/cases/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor, RegisteringDoor } from '@egcr/organisations/server';
import type { Database } from '@egcr/server-kit/database';
import type { TreasuryDoor } from '@egcr/treasury/server';
import type { MoneyDoor } from '@egcr/wallet/server';

import type { CertificateKey } from './certificate/signing-key.ts';
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
  /** Signs certificates. */
  readonly key: CertificateKey;
}

/** What the use cases of the registry stand on. */
export interface RegistryParts extends EntryParts {
  /** Where the product is found, without a slash at the end. */
  readonly publicUrl: string;
  readonly acting: Pick<ActingDoor, 'memberOf'>;
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'open' | 'takeSampleStep' | 'toRead'>;
  /** The wallets of businesses. */
  readonly treasury: TreasuryDoor;
  readonly money: Pick<MoneyDoor<typeof registrationFee>, 'collect'>;
}
