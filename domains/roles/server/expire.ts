import type { Work } from '@egcr/server-kit/work';

import { showRoles } from './grants.ts';
import type { RolePeople } from './people.ts';
import { endGrant, runOut } from './store.ts';

export const EXPIRE = 'roles.expire';
const AT_ONCE = 200;

/** Writes down what has run out. It gave nothing any more since its end; now the account's tokens say so too. */
export async function expire(people: RolePeople, work: Work): Promise<void> {
  for (const { id, user_id: userId } of await runOut(work.db, work.now, AT_ONCE)) {
    // The account is held first, as by the person who revokes.
    await people.hold(work, userId);
    if (await endGrant(work.db, { id, by: null, reason: 'expired', now: work.now }))
      await showRoles(work, people, userId);
  }
}
