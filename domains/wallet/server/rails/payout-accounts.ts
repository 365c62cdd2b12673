import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { PAYOUT_ACCOUNTS_MAX } from '../../contract/limits.ts';
import { maskedAccount, tidyAccount } from '../../contract/rails/bank-details.ts';
import type {
  addPayoutAccountCall,
  PayoutAccount,
  payoutAccountsCall,
  removePayoutAccountCall,
} from '../../contract/rails/payouts.ts';
import { railRefusals } from '../../contract/rails/refusals.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { refuseInstructions } from '../security/judge-leaving.ts';
import { insertPayoutAccount, payoutAccountsOf, removePayoutRow, type PayoutRow } from './store.ts';

/** The bank accounts a person can withdraw to, numbers masked. */
export async function listPayoutAccounts(work: Work): Promise<ReplyOf<typeof payoutAccountsCall>> {
  return { items: (await payoutAccountsOf(work, personOf(work).userId)).map(toPayoutAccount) };
}

/** Saves a bank account; the same one again answers the one that is there. Refuses account_banned, money_held, payout_limit_reached. */
export async function addPayoutAccount(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof addPayoutAccountCall>,
): Promise<PayoutAccount> {
  const { userId } = personOf(work);
  const [account, bank] = [tidyAccount(body.account), body.scheme === 'iban' ? '' : tidyAccount(body.bank)];
  const saved = await payoutAccountsOf(work, userId);
  const same = saved.find(
    (row) => row.account === account && row.bank === bank && row.holder === body.holder,
  );
  if (same) return toPayoutAccount(same);
  await refuseInstructions(parts, work, userId);
  if (saved.length >= PAYOUT_ACCOUNTS_MAX) throw new Refusal(railRefusals.payout_limit_reached);
  const { scheme, holder } = body;
  const row = { id: work.newId(), user_id: userId, scheme, holder, account, bank, created_at: work.now };
  await insertPayoutAccount(work, row);
  return toPayoutAccount(row);
}

/** Forgets one. Refuses not_found. */
export async function removePayoutAccount(
  work: Work,
  { params }: CallInput<typeof removePayoutAccountCall>,
): Promise<undefined> {
  const isGone = await removePayoutRow(work.db, personOf(work).userId, pathId(params.id), work.now);
  if (!isGone) throw new Refusal(platformRefusals.not_found);
}

function toPayoutAccount(row: PayoutRow): PayoutAccount {
  return {
    id: row.id,
    scheme: row.scheme,
    holder: row.holder,
    account: maskedAccount(row.account),
    created_at: toInstant(row.created_at),
  };
}
