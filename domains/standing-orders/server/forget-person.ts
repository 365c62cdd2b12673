import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { endOrdersOf } from './store.ts';

/** They no longer pay or receive anything automatically. The orders stay for the other side to read. */
export const forgetPerson = hear(userDeleted, (work, { user_id: userId }) =>
  endOrdersOf(work.db, userId, work.now),
);
