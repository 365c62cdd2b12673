import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { Ledger } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';

import type { BankingSettings } from './settings.ts';

/** What the use cases of banking stand on. */
export interface BankingParts {
  readonly people: People;
  readonly rates: RatesDoor;
  readonly ledger: Ledger;
  /** Where what the staff does with the house's money waits for a second person. */
  readonly approvals: ApprovalsDoor;
  readonly settings: BankingSettings;
}
