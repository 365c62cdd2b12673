import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { refuseInstructions } from '@egcr/wallet/server';

import { tidyAccount } from '../../contract/bank-details.ts';
import { PAYOUT_ACCOUNTS_MAX } from '../../contract/limits.ts';
import type { addPayoutAccountCall, PayoutAccount } from '../../contract/payouts.ts';
import { railRefusals } from '../../contract/refusals.ts';
import type { BankingParts } from '../parts.ts';
import { toPayoutAccount } from './show-payout-account.ts';
import { insertPayoutAccount, lockPayoutAccounts, payoutAccountsOf } from './store.ts';
import { tellAccount } from './tell-account.ts';

/**
 * Saves a bank account; the same one again answers the one that is there. Refuses account_banned, money_held, payout_limit_reached,
 * pin_required, in that order.
 */
export async function addPayoutAccount(
  parts: BankingParts,
  work: Work,
  { body }: CallInput<typeof addPayoutAccountCall>,
): Promise<PayoutAccount> {
  const { userId } = personOf(work);
  const { scheme, holder } = body;
  const [account, bank] = [tidyAccount(body.account), scheme === 'iban' ? '' : tidyAccount(body.bank)];
  await lockPayoutAccounts(work.db, userId);
  const saved = await payoutAccountsOf(work, userId);
  const same = saved.find((row) => row.account === account && row.bank === bank && row.holder === holder);
  if (same) return toPayoutAccount(same);
  await refuseInstructions(parts, work, userId);
  if (saved.length >= PAYOUT_ACCOUNTS_MAX) throw new Refusal(railRefusals.payout_limit_reached);
  requirePinInCall(work);
  const row = { id: work.newId(), user_id: userId, scheme, holder, account, bank, created_at: work.now };
  await insertPayoutAccount(work, row);
  await tellAccount(work, 'added', row);
  return toPayoutAccount(row);
}
