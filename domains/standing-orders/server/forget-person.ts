import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { endOrdersOf } from './store.ts';

/** Nothing is paid by them or to them by itself any more. The orders stay for the other side to read. */
export const forgetPerson = hear(userDeleted, (work, { user_id: userId }) =>
  endOrdersOf(work.db, userId, work.now),
);
