import type { Ledger } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import type { MoneyDoor } from '@egcr/wallet/server';

import type { PaymentKind } from './money.ts';

/** What the use cases of payments need. */
export interface PaymentParts {
  readonly people: People;
  readonly ledger: Pick<Ledger, 'balances'>;
  readonly money: Pick<
    MoneyDoor<PaymentKind>,
    'capture' | 'collect' | 'giveBack' | 'hold' | 'move' | 'pay' | 'release'
  >;
}
