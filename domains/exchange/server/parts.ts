import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { Ledger } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';
import type { PeopleDoor } from '@egcr/wallet/server';

export interface ExchangeSettings {
  /** Whether what conversions pay out of is filled with play money: demonstrations and tests. Elsewhere an operator fills it. */
  readonly fillsLiquidity?: boolean;
}

/** What the use cases of exchange stand on. */
export interface ExchangeParts {
  readonly people: People;
  readonly rates: RatesDoor;
  readonly ledger: Ledger;
  /** Who people are to each other, and when a payment asks for its PIN. */
  readonly wallet: PeopleDoor;
  /** Where what the staff does with the house's money waits for a second person. */
  readonly approvals: ApprovalsDoor;
  readonly settings: ExchangeSettings;
}
