import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { BankingParts } from '../parts.ts';
import { tellAndShow } from './show-withdrawal.ts';
import { lockWaitingOf, moveWithdrawal } from './store.ts';

export interface ToStop {
  readonly userId: string;
  readonly asset: string;
  /** How much has to come back. */
  readonly needMinor: bigint;
}

/**
 * Cancels a person's withdrawals that wait for the bank, the newest first, until so much has come back into the account. What is with the bank
 * already stays there. False where none waits.
 */
export async function stopWaiting(
  parts: BankingParts,
  work: Work,
  { userId, asset, needMinor }: ToStop,
): Promise<boolean> {
  let missing = needMinor;
  const waiting = await lockWaitingOf(work.db, { userId, asset });
  for (const { id, amount } of waiting) {
    if (missing <= 0n) break;
    const released = await parts.ledger.releaseHold(work, id);
    invariant(released === 'released', 'what was set aside for a waiting withdrawal is there');
    await moveWithdrawal(work.db, id, 'cancel', { at: work.now });
    await tellAndShow(parts, work, id);
    missing -= amount;
  }
  return waiting.length > 0;
}
