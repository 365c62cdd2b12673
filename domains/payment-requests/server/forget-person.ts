import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { cancelRequestsOf } from './store.ts';

/** Nothing is asked of them or by them any more. What was paid stays in the ledger. */
export const forgetPerson = hear(userDeleted, (work, { user_id: userId }) =>
  cancelRequestsOf(work.db, userId, work.now),
);
