import type { Database } from '@egcr/server-kit/database';

import { expectedBalances } from './commitment-store.ts';
import { commitmentOf, envelopeOf, owedOf } from './money.ts';
import type { DisbursementParts } from './parts.ts';

/** An account of a commitment, an envelope or a debt whose balance is not what promises and payments say. */
export interface BookFinding {
  readonly owner: string;
  readonly asset: string;
  readonly expectedMinor: bigint;
  readonly balanceMinor: bigint;
}

/** Compares what was promised and paid with what the ledger holds. Reads everything: for tests, audits and the health of the system. */
export async function proveBooks(
  { ledger }: Pick<DisbursementParts, 'ledger'>,
  db: Database,
): Promise<readonly BookFinding[]> {
  const expected = await expectedBalances(db);
  if (expected.length === 0) return [];
  const purposes = new Set([commitmentOf(''), envelopeOf(''), owedOf('')].map(({ purpose }) => purpose));
  const accounts = await ledger.balancesOf(
    db,
    expected.map(({ owner_id: id }) => ({ kind: 'fund', id })),
  );
  return expected.flatMap(({ owner_id: owner, asset, minor: expectedMinor }) => {
    const own = accounts.find(
      (each) => each.owner.id === owner && each.asset === asset && purposes.has(each.purpose),
    );
    const balanceMinor = own?.balanceMinor ?? 0n;
    return balanceMinor === expectedMinor ? [] : [{ owner, asset, expectedMinor, balanceMinor }];
  });
}
