import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { DisbursementsDoor } from '@egcr/disbursements/server';
import type { Ledger } from '@egcr/ledger/server';
import type { MoneyDoor, playMoney } from '@egcr/wallet/server';

import type { fundKinds } from './money.ts';

/** What the use cases of funds stand on. */
export interface FundParts {
  readonly wallet: Pick<
    MoneyDoor<(typeof fundKinds)[number] | typeof playMoney>,
    'hold' | 'capture' | 'release' | 'pay' | 'move'
  >;
  readonly ledger: Pick<Ledger, 'balancesOf' | 'openAccounts' | 'post'>;
  readonly approvals: ApprovalsDoor;
  /** Where what is spent goes. */
  readonly budgets: Pick<DisbursementsDoor, 'fill'>;
}
