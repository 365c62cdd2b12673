import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { closeLinksOf } from './link-store.ts';
import { cancelPaymentsOf } from './payment-store.ts';

/** They sell nothing any more, and nothing waits for them. What was paid stays in the ledger. */
export const forgetPerson = hear(userDeleted, async (work, { user_id: userId }) => {
  await closeLinksOf(work.db, userId);
  await cancelPaymentsOf(work.db, userId, work.now);
});
