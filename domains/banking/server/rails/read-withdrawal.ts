import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { Withdrawal, withdrawalCall } from '../../contract/withdrawals.ts';
import type { BankingParts } from '../parts.ts';
import { showWithdrawals } from './show-withdrawal.ts';
import { findWithdrawal } from './store.ts';

/** One withdrawal of the person's. Refuses not_found for any other. */
export async function readWithdrawal(
  parts: BankingParts,
  work: Work,
  { params }: CallInput<typeof withdrawalCall>,
): Promise<Withdrawal> {
  const row = await findWithdrawal(work.db, pathId(params.id));
  if (row?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  const [shown] = await showWithdrawals(parts, work, [row]);
  if (!shown) throw new Refusal(platformRefusals.not_found);
  return shown;
}
