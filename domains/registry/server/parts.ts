import type { CasesDoor } from '@egcr/cases/server';
import type { DocumentsDoor } from '@egcr/documents/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor, RegisteringDoor } from '@egcr/organisations/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import type { TreasuryDoor } from '@egcr/treasury/server';
import type { MoneyDoor } from '@egcr/wallet/server';

import type { entryNotices } from '../contract/notices.ts';
import type { CertificateKey } from './certificate/signing-key.ts';
import type { registrationFee } from './fee.ts';

interface RegistryPeople {
  findByUsername(db: Database, username: string): Promise<{ readonly userId: string } | undefined>;
  findByIds(
    db: Database,
    userIds: readonly string[],
  ): Promise<
    ReadonlyMap<string, { readonly firstName: string; readonly lastName: string; readonly username: string }>
  >;
  contactsOf(
    db: Database,
    userId: string,
  ): Promise<
    | { readonly email: string | null; readonly isEmailVerified: boolean; readonly language: string }
    | undefined
  >;
}

/** Puts a notice under the bell of a person. */
export type TellPerson = (
  work: Work,
  userId: string,
  notice: ReturnType<(typeof entryNotices)[keyof typeof entryNotices]['of']>,
) => Promise<void>;

/** How visitors without an account are told from machines. */
export interface VisitorParts {
  /** Spends a captcha token: `ok` once, or always where the captcha is off. */
  readonly verifyCaptcha: (work: Work, token: string) => Promise<string>;
  /** Refuses too_many_messages where a network has sent its share of the hour. */
  readonly limitNetwork: (work: Work) => Promise<void>;
}

/** What an approved change is entered with. */
export interface ChangeParts {
  readonly key: CertificateKey;
  readonly tell: TellPerson;
  readonly organisations: Pick<RegisteringDoor, 'idsOf'>;
  readonly people: Pick<RegistryPeople, 'findByIds'>;
}

/** What the entry of an approved registration is made with. */
export interface EntryParts {
  readonly organisations: RegisteringDoor;
  readonly people: RegistryPeople;
  /** Signs certificates. */
  readonly key: CertificateKey;
}

/** What the use cases of the registry stand on. */
export interface RegistryParts extends EntryParts, ChangeParts {
  readonly organisations: RegisteringDoor;
  readonly people: RegistryPeople;
  /** Where the product is found, without a slash at the end. */
  readonly publicUrl: string;
  readonly acting: Pick<ActingDoor, 'memberOf' | 'membersWith'>;
  /** What people give to a case. */
  readonly papers: Pick<DocumentsDoor, 'give'>;
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'advance' | 'countOpenOf' | 'open' | 'takeSampleStep' | 'toRead'>;
  /** The wallets of businesses. */
  readonly treasury: TreasuryDoor;
  readonly money: Pick<MoneyDoor<typeof registrationFee>, 'collect'>;
  readonly visitors: VisitorParts;
  /** Whether a grant of an organisation still runs, or money of one is owed. */
  readonly hasOpenGrants: (db: Database, organisationId: string) => Promise<boolean>;
}
