import type { Account } from '@egcr/ledger/server';
import { placeAfter } from '@egcr/server-kit/data/page';

import { readCursor, writeCursor } from '../history-cursor.ts';

/** An account and the version below which to read on. */
export interface Bound {
  readonly accountId: string;
  readonly below: bigint;
}

/**
 * Where to read each account from: at its newest entry where there is no cursor; not at all for an account that the cursor does not
 * know, which was opened since. Refuses a cursor that is none of ours.
 */
export function boundsOf(
  accounts: readonly Pick<Account, 'id' | 'version'>[],
  after: string | undefined,
): readonly Bound[] {
  const cursor = placeAfter({ after }, { read: readCursor, write: writeCursor });
  return accounts.map(({ id, version }, index) => ({
    accountId: id,
    below: cursor === undefined ? version + 1n : (cursor[index] ?? 0n),
  }));
}

export function nextAfter(bounds: readonly Bound[]): string {
  return writeCursor(bounds.map(({ below }) => below));
}
