import type { Money, WireMoney } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../../contract/refusals.ts';
import { readMoney } from '../../contract/rules.ts';
import type { Party } from '../../contract/shapes.ts';
import { partiesOf } from '../parties.ts';
import { personOwner } from '../purses.ts';
import type { MoneyParts } from '../security/judge-leaving.ts';
import type { Agreed } from './asked.ts';

/** The amount of a call. Refuses unknown_currency, invalid_amount. */
export function moneyOf(amount: WireMoney): Money<AssetCode> {
  if (assetOf(amount.assetCode) === undefined)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  const money = readMoney(amount);
  if (!money || money.amountMinor < 1n)
    throw new Refusal(walletRefusals.invalid_amount, { field: 'amount.value' });
  return money;
}

/** A person as the other side sees them. */
export async function partyOf(
  { people }: Pick<MoneyParts, 'people'>,
  work: Pick<Work, 'db'>,
  userId: string,
): Promise<Party | null> {
  const owner = personOwner(userId);
  return (await partiesOf(people, work.db, [owner]))(owner);
}

/** The same for someone who is to get money. Refuses recipient_unavailable where identity knows nobody of that id. */
export async function partyKnown(
  parts: Pick<MoneyParts, 'people'>,
  work: Pick<Work, 'db' | 'now'>,
  userId: string,
): Promise<Party | null> {
  if (!(await parts.people.standingOf(work.db, [userId], work.now)).has(userId))
    throw new Refusal(walletRefusals.recipient_unavailable);
  return partyOf(parts, work, userId);
}

/** Refuses recipient_self. */
export function refuseSelf(from: string, to: string): void {
  if (from === to) throw new Refusal(walletRefusals.recipient_self);
}

export function agreementOf({ agreement }: Agreed): Readonly<Record<string, string>> {
  return { agreement };
}
