import type { Money } from '@egcr/contract/money';
import type { AssetCode } from '@egcr/ledger/contract';
import { leftOf, type LedgerDoor } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import { Refusal } from '@egcr/server-kit/refusal';
import { keyOf, type Work } from '@egcr/server-kit/work';
import { refuseInstructions } from '@egcr/wallet/server';

import { treasuryRefusals as no } from '../contract/index.ts';
import { needsSecond } from '../contract/rules.ts';
import { accountOf } from './money.ts';
import { lockGuard } from './store.ts';

/**
 * Locks the wallet of a business until the transaction ends, and makes sure that one member alone may let this much out of it: for other domains,
 * whose money goes out of it at once. A member may not while nothing may leave their own wallet, as where they pay from this one, and neither may a key
 * that they have made: it could be the way around. Refuses account_banned, money_held, business_wallet_frozen, second_member_required.
 */
export async function requireSingleSigner(
  { ledger, people }: { readonly ledger: Pick<LedgerDoor, 'balances'>; readonly people: People },
  work: Pick<Work, 'db' | 'now' | 'actor'>,
  { organisationId, money }: { readonly organisationId: string; readonly money: Money<AssetCode> },
): Promise<void> {
  const guard = await lockGuard(work.db, organisationId);
  const member = work.actor.kind === 'person' ? work.actor.userId : keyOf(work)?.makerId;
  if (member !== undefined) await refuseInstructions({ people }, work, member);
  if (guard.frozen_at !== null) throw new Refusal(no.business_wallet_frozen);
  const { owner, purpose } = accountOf(organisationId, money.asset);
  const account = (await ledger.balances(work.db, owner)).find(
    (each) => each.asset === money.asset && each.purpose === purpose,
  );
  if (needsSecond(money, account ? leftOf(account, work.now).dayMinor : 0n))
    throw new Refusal(no.second_member_required);
}

/** Whether a business has frozen its wallet. */
export { frozenAt } from './store.ts';
