import type { ReplyOf } from '@egcr/contract/endpoint';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { payoutAccountsCall } from '../../contract/payouts.ts';
import type { BankingParts } from '../parts.ts';
import { toPayoutAccount } from './show-payout-account.ts';
import { payoutAccountsOf } from './store.ts';

/** The bank accounts a person can withdraw to, numbers masked. */
export async function listPayoutAccounts(
  _: BankingParts,
  work: Work,
): Promise<ReplyOf<typeof payoutAccountsCall>> {
  return { items: (await payoutAccountsOf(work, personOf(work).userId)).map(toPayoutAccount) };
}
