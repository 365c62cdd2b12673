import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { assets } from '@egcr/ledger/contract';
import type { Account } from '@egcr/ledger/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { freezeChanged } from '../../contract/events.ts';
import type { FreezeState, setFreezeCall } from '../../contract/security.ts';
import type { WalletParts } from '../parts.ts';
import { MAIN, personOwner, purseOf } from '../purses.ts';
import { dropFreeze, readFrozenAt, writeFreeze } from './store.ts';

/** Whether the person has frozen their wallet. */
export async function readFreeze(work: Work): Promise<FreezeState> {
  const frozenAt = await readFrozenAt(work.db, personOf(work).userId);
  return { frozen: frozenAt !== undefined, frozen_at: frozenAt ? toInstant(frozenAt) : null };
}

/**
 * Freezes every account of the person, also those in currencies they have none in yet: an account that opens later would let money
 * out. Withdrawals that wait stay out of the files for the bank until the wallet is let go. Letting go is refused second_factor_required in a
 * session that has not shown the app's code, and pin_required where the PIN did not come with the call.
 */
export async function setFreeze(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof setFreezeCall>,
): Promise<FreezeState> {
  const { userId } = personOf(work);
  if (body.frozen) {
    await writeFreeze(work.db, userId, work.now);
    await parts.ledger.openAccounts(
      work,
      assets.map(({ code }) => purseOf(userId, code)),
    );
    await turn(parts, work, userId, { from: 'open', to: 'no_debit' });
    await parts.lockWaiting(work.db, userId);
  } else {
    const { hasSecondFactor, aal } = personOf(work);
    if (hasSecondFactor === true && aal !== 'aal2')
      throw new Refusal(platformRefusals.second_factor_required);
    requirePinInCall(work);
    await dropFreeze(work.db, userId);
    await turn(parts, work, userId, { from: 'no_debit', to: 'open' });
  }
  await work.emit(told(freezeChanged, { frozen: body.frozen }, [userId]));
  return readFreeze(work);
}

/** Accounts that the house has frozen or closed stay as they are. */
async function turn(
  { ledger }: WalletParts,
  work: Work,
  userId: string,
  { from, to }: { readonly from: Account['status']; readonly to: Account['status'] },
): Promise<void> {
  for (const account of await ledger.balances(work.db, personOwner(userId))) {
    if (account.purpose === MAIN && account.status === from) await ledger.setStatus(work, account.id, to);
  }
}
