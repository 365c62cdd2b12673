import type { PaymentsDoor } from '@egcr/payments/server';
import type { People } from '@egcr/profile/server';

/** What the use cases of payouts need. */
export interface PayoutParts {
  readonly people: People;
  /** A function: payments ask payouts, and payouts have payments move the money. */
  readonly payments: () => Pick<PaymentsDoor, 'availableOf' | 'balancesOf' | 'payOut'>;
}
