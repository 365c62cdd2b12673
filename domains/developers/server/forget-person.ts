import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { disableWebhooksOf } from './hooks/webhook-store.ts';
import { revokeKeysOf } from './key-store.ts';
import { forgetRequestsOf } from './requests/request-store.ts';

/** Their programs end with their account. */
export const forgetPerson = hear(userDeleted, async (work, { user_id: userId }) => {
  await revokeKeysOf(work.db, userId, work.now);
  await disableWebhooksOf(work.db, userId, work.now);
  await forgetRequestsOf(work.db, userId);
});
