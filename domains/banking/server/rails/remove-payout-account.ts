import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { removePayoutAccountCall } from '../../contract/payouts.ts';
import type { BankingParts } from '../parts.ts';
import { removePayoutRow } from './store.ts';

/** Forgets a bank account. Withdrawals to it that are under way go on. Refuses not_found. */
export async function removePayoutAccount(
  _: BankingParts,
  work: Work,
  { params }: CallInput<typeof removePayoutAccountCall>,
): Promise<undefined> {
  const isGone = await removePayoutRow(work.db, personOf(work).userId, pathId(params.id), work.now);
  if (!isGone) throw new Refusal(platformRefusals.not_found);
}
