import type { AssetCode } from '@egcr/ledger/contract';
import type { Work } from '@egcr/server-kit/work';
import { fundAccountIn } from '@egcr/wallet/server';

import { availableAccount } from './money.ts';
import type { PaymentParts } from './parts.ts';

/** What of a merchant's sales is available in one currency, in minor units. */
export async function availableOf(
  { ledger }: Pick<PaymentParts, 'ledger'>,
  { db }: Pick<Work, 'db'>,
  { merchantId, asset }: { readonly merchantId: string; readonly asset: AssetCode },
): Promise<bigint> {
  const { owner, purpose } = fundAccountIn(availableAccount(merchantId), asset);
  const accounts = await ledger.balances(db, owner);
  return accounts.find((each) => each.asset === asset && each.purpose === purpose)?.balanceMinor ?? 0n;
}
