import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { RatesDoor } from '@egcr/rates/server';

import type { Ledger } from './ledger/ledger.ts';
import type { People } from './people.ts';
import type { WalletSettings } from './settings.ts';

/** What the wallet's use cases stand on. */
export interface WalletParts {
  readonly people: People;
  readonly rates: RatesDoor;
  readonly ledger: Ledger;
  /** Where what the staff does with the house's money waits for a second person. */
  readonly approvals: ApprovalsDoor;
  readonly settings: WalletSettings;
}
