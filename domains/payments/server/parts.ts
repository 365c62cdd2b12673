import type { Act } from '@egcr/contract/act';
import type { WireMoney } from '@egcr/contract/money';
import type { Ledger, LedgerDoor } from '@egcr/ledger/server';
import type { RequireStatus, StatusAllows } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { RiskDoor } from '@egcr/risk/server';
import type { UploadsDoor } from '@egcr/server-kit/uploads';
import type { Work } from '@egcr/server-kit/work';
import type { MoneyDoor } from '@egcr/wallet/server';

import type { PaymentKind } from './money.ts';
import type { LiveRails } from './rails/live-rail.ts';

/** A payout that a merchant asks for. */
export interface AskedPayout {
  readonly id: string;
  readonly merchantId: string;
  readonly amount: WireMoney;
}

export interface PayoutsAsked {
  /** Refuses payouts_full, then as the wallet's `pay`. */
  readonly ask: (
    work: Work,
    asked: AskedPayout,
  ) => Promise<{
    readonly state: 'paid' | 'waiting' | 'held' | 'blocked';
    readonly transfer_id: string | null;
    readonly reference: string | null;
  }>;
}

/** What the use cases of payments need. */
export interface PaymentParts {
  /** Where everyone finds the product: addresses of pages begin with it. */
  readonly publicUrl: string;
  /** Decides before a payment is sent whether its merchant takes it. */
  readonly risk: RiskDoor;
  readonly people: People;
  /** What the register forbids a merchant that is a business, by its status. */
  readonly requireStatus: RequireStatus;
  readonly statusAllows: StatusAllows;
  /** The rails of others that the operator has set up. */
  readonly rails: LiveRails;
  /** Judges payouts, and has those wait that one person alone may not have paid out. Absent: each is paid at once. */
  readonly payouts?: () => PayoutsAsked;
  readonly uploads: Pick<UploadsDoor, 'take' | 'linkTo' | 'forget'>;
  /** Writes what an officer did into the audit log. */
  readonly record: (
    work: Work,
    done: { readonly action: Act; readonly userId: string; readonly subject: string; readonly kind: string },
  ) => Promise<void>;
  readonly ledger: Pick<Ledger, 'balances' | 'balancesOf' | 'entries'> & {
    readonly log: Pick<LedgerDoor['log'], 'prove'>;
  };
  readonly money: Pick<
    MoneyDoor<PaymentKind>,
    'capture' | 'collect' | 'giveBack' | 'hold' | 'move' | 'moveMany' | 'pay' | 'payMany' | 'release'
  >;
}
