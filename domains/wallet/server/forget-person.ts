import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { forgetAcquaintances } from './payees/store.ts';

/** Whom they kept and dealt with is forgotten. What has happened stays in the ledger, and pots keep what is in them. */
export const forgetPerson = hear(userDeleted, (work, { user_id: userId }) =>
  forgetAcquaintances(work.db, userId),
);
