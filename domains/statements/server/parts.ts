import type { Ledger } from '@egcr/ledger/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { HistoryDoor } from '@egcr/wallet/server';

/** What statements and receipts are written from. */
export interface StatementParts {
  readonly people: People;
  /** Who belongs to the team of a business, and what it is called. */
  readonly businesses: Pick<ActingDoor, 'memberOf' | 'namesOf'>;
  readonly ledger: Ledger;
  readonly wallet: HistoryDoor;
  /** The address people see, without a slash at its end: papers name it. */
  readonly publicUrl: string;
}
