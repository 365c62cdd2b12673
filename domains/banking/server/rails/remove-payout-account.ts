import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { removePayoutAccountCall } from '../../contract/payouts.ts';
import type { BankingParts } from '../parts.ts';
import { payoutAccountsOf, removePayoutRow } from './store.ts';
import { tellAccount } from './tell-account.ts';

/** Forgets a bank account. Withdrawals to it that are under way go on. Refuses not_found. */
export async function removePayoutAccount(
  _: BankingParts,
  work: Work,
  { params }: CallInput<typeof removePayoutAccountCall>,
): Promise<undefined> {
  const { userId } = personOf(work);
  const id = pathId(params.id);
  const saved = (await payoutAccountsOf(work, userId)).find((row) => row.id === id);
  const isGone = await removePayoutRow(work.db, userId, id, work.now);
  if (!isGone || saved === undefined) throw new Refusal(platformRefusals.not_found);
  await tellAccount(work, 'removed', saved);
}
