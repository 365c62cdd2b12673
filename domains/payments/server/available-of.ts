import type { AssetCode } from '@egcr/ledger/contract';
import type { Work } from '@egcr/server-kit/work';
import { fundAccountIn } from '@egcr/wallet/server';
import { sql } from 'kysely';

import { availableAccount } from './money.ts';
import type { PaymentParts } from './parts.ts';

interface Sales {
  readonly merchantId: string;
  readonly asset: AssetCode;
}

/**
 * Everyone who takes from what a merchant has available waits in one line for each currency, until their transaction ends: what one has read is
 * still there when they take it. After the locks of payments and disputes, and before those of the ledger.
 */
export async function lockAvailable({ db }: Pick<Work, 'db'>, { merchantId, asset }: Sales): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments.available ${merchantId} ${asset}`}, 0))`.execute(
    db,
  );
}

/** What of a merchant's sales is available in one currency, in minor units. Nobody else takes of it until the transaction ends. */
export async function availableOf(
  { ledger }: Pick<PaymentParts, 'ledger'>,
  work: Pick<Work, 'db'>,
  sales: Sales,
): Promise<bigint> {
  await lockAvailable(work, sales);
  const { merchantId, asset } = sales;
  const { owner, purpose } = fundAccountIn(availableAccount(merchantId), asset);
  const accounts = await ledger.balances(work.db, owner);
  return accounts.find((each) => each.asset === asset && each.purpose === purpose)?.balanceMinor ?? 0n;
}
