import type { CasesDoor } from '@egcr/cases/server';
import type { DisbursementsDoor } from '@egcr/disbursements/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { Database } from '@egcr/server-kit/database';

/** The books and payments of funds. */
export type GrantMoney = Pick<
  DisbursementsDoor,
  'fill' | 'proposeBudget' | 'fillings' | 'commit' | 'uncommit' | 'envelope' | 'payments' | 'books'
>;

interface GrantPeople {
  contactsOf(
    db: Database,
    userId: string,
  ): Promise<{ readonly isEmailVerified: boolean; readonly isPhoneVerified: boolean } | undefined>;
}

/** What the use cases of grants stand on. */
export interface GrantParts {
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'open' | 'advance' | 'takeSampleStep'>;
  readonly acting: Pick<ActingDoor, 'memberOf'>;
  readonly people: GrantPeople;
  readonly money: GrantMoney;
}
