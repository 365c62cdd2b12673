import type { LedgerDoor } from '@egcr/ledger/server';
import type { ActingDoor, RegisteringDoor, RequireStatus } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { MoneyDoor, MoneyKind, PeopleDoor, playMoney } from '@egcr/wallet/server';

import type { treasuryKinds } from './money.ts';

/** What the wallets of businesses stand on. */
export interface TreasuryParts {
  readonly acting: ActingDoor;
  readonly organisations: Pick<RegisteringDoor, 'isRegistered'>;
  /** What the register forbids a business by its status. */
  readonly requireStatus: RequireStatus;
  readonly people: People;
  /** Kinds of other domains that pay into the wallet of a business, for what its history says. */
  readonly kinds?: readonly MoneyKind[];
  readonly ledger: Pick<LedgerDoor, 'openAccounts' | 'balances' | 'account' | 'entries'>;
  readonly money: Pick<
    MoneyDoor<(typeof treasuryKinds)[number] | typeof playMoney>,
    'pay' | 'collect' | 'move' | 'moveSamples'
  > &
    Pick<PeopleDoor, 'withRecipient'>;
}
