import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { withdrawalsCall } from '../../contract/withdrawals.ts';
import type { BankingParts } from '../parts.ts';
import { showWithdrawals } from './show-withdrawal.ts';
import { withdrawalsOf } from './store.ts';

/** The person's withdrawals, newest first; where asked for, only those on their way or only those that ended. */
export async function listWithdrawals(
  parts: BankingParts,
  work: Work,
  { query }: CallInput<typeof withdrawalsCall>,
): Promise<ReplyOf<typeof withdrawalsCall>> {
  const { userId } = personOf(work);
  const { rows: shown, next } = await pageById(query, ({ after: below, limit }) =>
    withdrawalsOf(work.db, userId, { below, limit, part: query.state }),
  );
  return { items: [...(await showWithdrawals(parts, work, shown))], next };
}
