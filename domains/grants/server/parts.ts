import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { CasesDoor } from '@egcr/cases/server';
import type { DisbursementsDoor } from '@egcr/disbursements/server';
import type { DocumentsDoor } from '@egcr/documents/server';
import type { FundsDoor } from '@egcr/funds/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor, RegisteringDoor, RequireStatus } from '@egcr/organisations/server';
import type { Permission } from '@egcr/contract/endpoint';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** The books and payments of funds. */
export type GrantMoney = Pick<
  DisbursementsDoor,
  | 'fill'
  | 'proposeBudget'
  | 'fillings'
  | 'commit'
  | 'uncommit'
  | 'left'
  | 'envelope'
  | 'paySample'
  | 'cancelSample'
  | 'fillSamples'
  | 'keepSamples'
  | 'payments'
  | 'books'
  | 'recover'
  | 'payBack'
  | 'lessen'
  | 'owed'
>;

interface GrantPeople {
  contactsOf(
    db: Database,
    userId: string,
  ): Promise<
    | {
        readonly email: string | null;
        readonly language: string;
        readonly isEmailVerified: boolean;
        readonly isPhoneVerified: boolean;
      }
    | undefined
  >;
  /** By user id; who has no profile is missing. */
  findByIds(
    db: Database,
    userIds: readonly string[],
  ): Promise<
    ReadonlyMap<string, { readonly username: string; readonly firstName: string; readonly lastName: string }>
  >;
}

/** A business of the public directory. */
export interface ListedOrganisation {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly slug: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly country: string;
  readonly isSample: boolean;
}

/** The public directory of businesses, page by page. */
export interface OrganisationDirectory {
  list(
    db: Database,
    page: { readonly number?: string | undefined; readonly limit: number; readonly offset: number },
  ): Promise<{ readonly items: readonly ListedOrganisation[]; readonly total: number }>;
  find(db: Database, id: string): Promise<ListedOrganisation | undefined>;
  /** Whose grants the profile with this slug lists, where its team lets it; undefined where there is none. */
  listing(
    db: Database,
    slug: string,
  ): Promise<{ readonly organisationId: string; readonly showsGrants: boolean } | undefined>;
}

interface LevelsOfBusinesses {
  /** How far businesses are verified today, from 1 to 3; those that are not are left out. */
  levelsOf(
    at: Pick<Work, 'db' | 'now'>,
    organisationIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
}

/** What the use cases of grants stand on. */
export interface GrantParts {
  readonly publicUrl: string;
  /** What the register forbids a business by its status. */
  readonly requireStatus: RequireStatus;
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<
    CasesDoor,
    'open' | 'openSamples' | 'advance' | 'takeSampleStep' | 'answers' | 'given' | 'toRead'
  >;
  readonly acting: Pick<ActingDoor, 'memberOf' | 'namesOf'>;
  /** A business of the register has a wallet of its own. */
  readonly organisations: Pick<RegisteringDoor, 'isRegistered'>;
  readonly verification: LevelsOfBusinesses;
  readonly people: GrantPeople;
  readonly money: GrantMoney;
  /** Wealth funds, out of which a budget may be filled too. */
  readonly wealth: FundsDoor;
  readonly approvals: ApprovalsDoor;
  readonly directory: OrganisationDirectory;
  readonly papers: Pick<DocumentsDoor, 'give' | 'ownAmong' | 'papersOf'>;
  /** Everyone to whom a role gives a permission now. */
  readonly holders: (work: Work, permission: Permission) => Promise<readonly string[]>;
}
