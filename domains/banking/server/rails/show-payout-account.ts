import { toInstant } from '@egcr/contract/time';

import { maskedAccount } from '../../contract/bank-details.ts';
import type { PayoutAccount } from '../../contract/payouts.ts';
import type { PayoutRow } from './store.ts';

/** A saved bank account as its owner sees it: the whole number is never shown again. */
export function toPayoutAccount(row: PayoutRow): PayoutAccount {
  return {
    id: row.id,
    scheme: row.scheme,
    holder: row.holder,
    account: maskedAccount(row.account),
    created_at: toInstant(row.created_at),
  };
}
