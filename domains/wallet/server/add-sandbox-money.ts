import type { Money } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { AssetCode } from '../contract/assets.ts';
import type { addSandboxMoneyCall } from '../contract/endpoints.ts';
import type { TransferPosted } from '../contract/events.ts';
import { SANDBOX_DAY_LIMIT_MAJOR } from '../contract/limits.ts';
import { walletRefusals } from '../contract/refusals.ts';
import { readMoney, wholeMajor } from '../contract/rules.ts';
import type { ActivityItem } from '../contract/shapes.ts';
import { moveMoney } from './move-money.ts';
import type { WalletParts } from './parts.ts';
import { toParty } from './parties.ts';
import { purseOf, sandboxSource } from './purses.ts';
import type { MoneyParts } from './security/judge-leaving.ts';
import { countSandboxUse, readSandboxUse } from './store.ts';

/**
 * Adds play money to one's own wallet. Refuses not_found where the installation has no sandbox, sandbox_limit_reached beyond the
 * day's limit, account_frozen.
 */
export async function addSandboxMoney(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof addSandboxMoneyCall>,
): Promise<ActivityItem> {
  if (!parts.settings.hasSandbox) throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  await countAgainstDay(work, userId, money);
  const posted = await fundWith(parts, work, { id: work.effectId, userId, money });
  return { ...posted, state: 'posted', direction: 'in', counterpart: null };
}

async function countAgainstDay(
  work: Work,
  userId: string,
  { asset, amountMinor }: Money<AssetCode>,
): Promise<void> {
  const limitMinor = wholeMajor(asset, SANDBOX_DAY_LIMIT_MAJOR);
  const use = { userId, day: work.now.toISOString().slice(0, 10), asset };
  if (await countSandboxUse(work.db, { ...use, amountMinor, limitMinor })) return;
  const remaining = limitMinor - (await readSandboxUse(work.db, use));
  throw new Refusal(walletRefusals.sandbox_limit_reached, {
    field: 'amount.value',
    members: { remaining: remaining.toString() },
  });
}

export interface Funding {
  readonly id: string;
  readonly userId: string;
  readonly money: Money<AssetCode>;
}

/** Credits a person from the sandbox's source, without looking at limits. Refuses account_frozen. */
export async function fundWith(
  parts: MoneyParts,
  work: Work,
  { id, userId, money }: Funding,
): Promise<TransferPosted> {
  const person = (await parts.people.findByIds(work.db, [userId])).get(userId);
  try {
    return await moveMoney(parts, work, {
      id,
      kind: 'sandbox_deposit',
      debit: sandboxSource(money.asset),
      credit: purseOf(userId, money.asset),
      money,
      note: null,
      from: null,
      to: person ? toParty(person) : { user_id: userId, username: '', name: '' },
    });
  } catch (error) {
    // Here the one who gets the money is the one who asks.
    const isOwnAccount = error instanceof Refusal && error.kind === walletRefusals.recipient_unavailable;
    throw isOwnAccount ? new Refusal(walletRefusals.account_frozen) : error;
  }
}
