import type { CvCompleteness } from '@egcr/careers/contract';
import type { CasesDoor, RelatedTo } from '@egcr/cases/server';
import type { Act } from '@egcr/contract/act';
import type { Permission } from '@egcr/contract/endpoint';
import type { DisbursementsDoor } from '@egcr/disbursements/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** The books and payments of the programme. */
export type SupportMoney = Pick<
  DisbursementsDoor,
  | 'fill'
  | 'proposeBudget'
  | 'envelope'
  | 'envelopeState'
  | 'propose'
  | 'paySample'
  | 'payments'
  | 'books'
  | 'owe'
  | 'lessen'
  | 'payBack'
  | 'owed'
>;

interface SupportPeople {
  contactsOf(
    db: Database,
    userId: string,
  ): Promise<
    | {
        readonly email: string | null;
        readonly phone: string | null;
        readonly isEmailVerified: boolean;
        readonly isPhoneVerified: boolean;
      }
    | undefined
  >;
  findByIds(
    db: Database,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly firstName: string; readonly lastName: string }>>;
  /** Names of invented people, who have no account. */
  addSamplePeople(
    work: Pick<Work, 'db'>,
    people: readonly { readonly userId: string; readonly firstName: string; readonly lastName: string }[],
  ): Promise<void>;
}

/** What the use cases of support stand on. */
export interface SupportParts {
  /** Where this product is reached: calendars lead there. */
  readonly publicUrl: string;
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'open' | 'advance' | 'takeSampleStep' | 'decidedBy'>;
  readonly people: SupportPeople;
  /** How complete the CV of a person is. */
  readonly howCompleteCvIs: (work: Pick<Work, 'db' | 'cipher'>, userId: string) => Promise<CvCompleteness>;
  readonly money: SupportMoney;
  readonly namesOf: (db: Database, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Who has a permission now. */
  readonly holders: (work: Work, permission: Permission) => Promise<readonly string[]>;
  /** Whether an officer and a person belong together, so that others decide: by the organisation for which both work, for example. */
  readonly relatedTo: RelatedTo;
  /** Writes an act of staff into the audit log. */
  readonly record: (
    work: Work,
    done: { readonly action: Act; readonly userId: string; readonly subject: string; readonly kind: string },
  ) => Promise<void>;
}
