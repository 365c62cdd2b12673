import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import { withdrawalMachine } from '../../contract/withdrawal-machine.ts';
import type { cancelWithdrawalCall, Withdrawal } from '../../contract/withdrawals.ts';
import type { BankingParts } from '../parts.ts';
import { tellAndShow } from './show-withdrawal.ts';
import { lockWithdrawal, moveWithdrawal } from './store.ts';

/** Gives the money back while the bank knows nothing of it. Refuses not_found, withdrawal_under_way, in that order. */
export async function cancelWithdrawal(
  parts: BankingParts,
  work: Work,
  { params }: CallInput<typeof cancelWithdrawalCall>,
): Promise<Withdrawal> {
  const row = await lockWithdrawal(work.db, pathId(params.id));
  if (row?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  step(withdrawalMachine, row.state, 'cancel');
  const released = await parts.ledger.releaseHold(work, row.id);
  invariant(released === 'released', 'what was set aside for a waiting withdrawal is there');
  await moveWithdrawal(work.db, row.id, 'cancel', { at: work.now });
  return tellAndShow(parts, work, row.id);
}
