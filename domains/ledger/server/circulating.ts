import type { Database } from '@egcr/server-kit/database';

import type { AssetCode } from '../contract/assets.ts';
import type { Ledger } from './books/ledger.ts';
import { PLATFORM } from './platform-owner.ts';

/**
 * Minor units of an asset that people, businesses and funds hold together. All balances of an asset sum to zero, so it is what the
 * platform's own accounts lack: a few rows instead of millions.
 */
export async function circulating(ledger: Ledger, db: Database, asset: AssetCode): Promise<bigint> {
  const own = await ledger.balances(db, PLATFORM);
  return own
    .filter((account) => account.asset === asset)
    .reduce((sum, { balanceMinor }) => sum - balanceMinor, 0n);
}
