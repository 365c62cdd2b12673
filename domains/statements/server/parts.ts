import type { Ledger } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import type { HistoryDoor } from '@egcr/wallet/server';

/** What statements and receipts are written from. */
export interface StatementParts {
  readonly people: People;
  readonly ledger: Ledger;
  readonly wallet: HistoryDoor;
  /** The address people see, without a slash at its end: papers name it. */
  readonly publicUrl: string;
}
