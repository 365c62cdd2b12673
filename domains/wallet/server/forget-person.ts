import { uuid } from '@egcr/contract/ids';
import type { Listener } from '@egcr/server-kit/domain';
import * as z from 'zod/mini';

import { endOrdersOf } from './orders/store.ts';
import { forgetAcquaintances } from './payees/store.ts';
import { cancelRequestsOf } from './requests/store.ts';

const userDeleted = z.object({ user_id: uuid });

/**
 * `identity.user_deleted`: nothing is asked of them or paid to them by itself any more, and whom they kept and dealt with is forgotten.
 * What has happened stays in the ledger, and pots keep what is in them.
 */
export const onUserDeleted: Listener = async (work, { payload }) => {
  const { user_id: userId } = z.parse(userDeleted, payload);
  await cancelRequestsOf(work.db, userId, work.now);
  await endOrdersOf(work.db, userId, work.now);
  await forgetAcquaintances(work.db, userId);
};
