import type { Money } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { AssetCode } from '@egcr/ledger/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { addSandboxMoneyCall } from '../contract/endpoints.ts';
import { SANDBOX_DAY_LIMIT_MAJOR } from '../contract/limits.ts';
import { walletRefusals } from '../contract/refusals.ts';
import { readMoney, toWire, wholeMajor } from '../contract/rules.ts';
import type { ActivityItem } from '../contract/shapes.ts';
import { pay } from './door/pay.ts';
import { playMoney, playMoneySource } from './door/play-money.ts';
import type { WalletParts } from './parts.ts';
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
  return givePlayMoney(parts, work, { userId, money });
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

/** The page of the one who asks shows it at once. Refuses account_frozen. */
async function givePlayMoney(
  parts: WalletParts,
  work: Work,
  { userId, money }: { readonly userId: string; readonly money: Money<AssetCode> },
): Promise<ActivityItem> {
  const amount = toWire(money);
  try {
    const { id, reference, postedAt } = await pay(parts, work, {
      kind: playMoney,
      key: work.effectId,
      from: playMoneySource,
      to: userId,
      amount,
    });
    return {
      id,
      kind: playMoney.name,
      title: playMoney.words(work.request.language).title,
      reference,
      state: 'posted',
      amount,
      note: null,
      direction: 'in',
      counterpart: null,
      created_at: toInstant(postedAt),
    };
  } catch (error) {
    // Here the one who gets the money is the one who asks.
    const isOwnAccount = error instanceof Refusal && error.kind === walletRefusals.recipient_unavailable;
    throw isOwnAccount ? new Refusal(walletRefusals.account_frozen) : error;
  }
}
