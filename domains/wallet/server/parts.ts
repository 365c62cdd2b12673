import type { Ledger } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { MoneyKinds } from './door/money-kinds.ts';
import type { WalletSettings } from './settings.ts';

/** What the wallet's use cases stand on. */
export interface WalletParts {
  readonly people: People;
  readonly rates: RatesDoor;
  readonly ledger: Ledger;
  /** Why money can move, beyond what the wallet does itself. */
  readonly kinds: MoneyKinds;
  /**
   * Locks the person's withdrawals that wait for the bank: a batch that is being made ends first, and no other takes them until this transaction
   * ends. Called when a wallet is frozen. Banking supplies it.
   */
  readonly lockWaiting: (db: Database, userId: string) => Promise<void>;
  /**
   * Cancels withdrawals that wait for the bank until so much is back in the account; false where none waits. Called when the house keeps money
   * back. Banking supplies it.
   */
  readonly stopWaiting: (
    work: Work,
    wanted: { readonly userId: string; readonly asset: string; readonly needMinor: bigint },
  ) => Promise<boolean>;
  readonly settings: WalletSettings;
}
