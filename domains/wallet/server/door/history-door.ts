import type { Account } from '@egcr/ledger/server';
import type { Work } from '@egcr/server-kit/work';

import type { ActivityEntry } from '../../contract/history.ts';
import { ownAccount } from '../history/list-account-entries.ts';
import { readActivityEntry } from '../history/list-activity.ts';
import type { WalletParts } from '../parts.ts';
import type { MoneyKinds } from './money-kinds.ts';

/** What other domains ask of a person's own history, to write it down elsewhere: on paper, or in a file. */
export interface HistoryDoor {
  /** An account of the person who asks. Refuses not_found for any other. */
  ownAccount(work: Work, accountId: string): Promise<Account>;
  /** A transaction as the history of the person who asks shows it. Refuses not_found for any other. */
  ownTransaction(work: Work, id: string): Promise<ActivityEntry>;
  /** How the API calls a word of the ledger, and what people read of it. */
  readonly namesOfMoney: Pick<MoneyKinds, 'nameOf' | 'titleOf'>;
}

export function historyDoor(parts: WalletParts): HistoryDoor {
  return {
    ownAccount: (work, accountId) => ownAccount(parts, work, accountId),
    ownTransaction: (work, id) =>
      readActivityEntry(parts, work, { params: { id }, query: undefined, body: undefined }),
    namesOfMoney: parts.kinds,
  };
}
