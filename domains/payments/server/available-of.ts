import type { AssetCode } from '@egcr/ledger/contract';
import type { Work } from '@egcr/server-kit/work';
import { fundAccountIn } from '@egcr/wallet/server';
import { sql } from 'kysely';

import { availableAccount } from './money.ts';
import type { PaymentParts } from './parts.ts';

export interface Sales {
  readonly merchantId: string;
  readonly asset: AssetCode;
}

/**
 * Everyone who takes from what a merchant has available waits in one line for each currency, until their transaction ends: what one has read is
 * still there when they take it. After the locks of payments and disputes, and before those of the ledger.
 */
export async function lockAvailable(work: Pick<Work, 'db'>, sales: Sales): Promise<void> {
  await lockAllAvailable(work, [sales]);
}

/** The same for many, in one order, so that two who do it never wait for each other. */
export async function lockAllAvailable({ db }: Pick<Work, 'db'>, all: readonly Sales[]): Promise<void> {
  const lines = all.map(({ merchantId, asset }) => `payments.available ${merchantId} ${asset}`);
  await sql`
    select pg_advisory_xact_lock(hashtextextended(line, 0))
    from (select unnest(${lines}::text[]) as line order by 1) as sorted`.execute(db);
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
