import { PIN_FRESH_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { assets } from '../../contract/assets.ts';
import type { FreezeState, setFreezeCall } from '../../contract/security.ts';
import type { Account } from '../ledger/ledger.ts';
import type { WalletParts } from '../parts.ts';
import { MAIN, personOwner, purseOf } from '../purses.ts';
import { lockWaiting } from '../rails/held-back.ts';
import { dropFreeze, readFrozenAt, writeFreeze } from './store.ts';

const FREEZE_CHANGED = 'wallet.freeze_changed';

/** Whether the person has frozen their wallet. */
export async function readFreeze(work: Work): Promise<FreezeState> {
  const frozenAt = await readFrozenAt(work.db, personOf(work).userId);
  return { frozen: frozenAt !== undefined, frozen_at: frozenAt ? toInstant(frozenAt) : null };
}

/**
 * Freezes every account of the person, also those in currencies they have none in yet: an account that opens later would let money
 * out. Withdrawals that wait stay out of the files for the bank until the wallet is let go. Letting go is refused second_factor_required in a
 * session that has not shown the app's code, and pin_required with a PIN that was entered some time ago.
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
    await lockWaiting(work.db, userId);
  } else {
    const { hasSecondFactor, aal } = personOf(work);
    if (hasSecondFactor === true && aal !== 'aal2')
      throw new Refusal(platformRefusals.second_factor_required);
    if (!hasFreshPin(work)) throw new Refusal(platformRefusals.pin_required);
    await dropFreeze(work.db, userId);
    await turn(parts, work, userId, { from: 'no_debit', to: 'open' });
  }
  await work.emit({ topic: FREEZE_CHANGED, payload: { frozen: body.frozen }, audience: [userId] });
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

function hasFreshPin(work: Work): boolean {
  const { verifiedAt } = personOf(work).pin;
  return verifiedAt !== null && work.now.getTime() - verifiedAt.getTime() <= PIN_FRESH_S * 1000;
}
