import { told } from '@egcr/server-kit/event-kinds';
import { userDeleted } from '../contract/events.ts';
import type { Work } from '@egcr/server-kit/work';

import type { IdentityContext } from './context.ts';
import { tidyEmail } from '../contract/rules.ts';
import { endSessionsOf } from './end-sessions.ts';
import { recordAudit } from './store/audit.ts';
import { forgetTokens, idsToEnd, peopleWithSessions } from './store/made-people.ts';
import { changeUser, emptyUser, findUser } from './store/users.ts';

/** See the door: what `npm run demo:end` does to accounts. */
export async function endMadePeople(
  work: Work,
  { staff: grants }: Pick<IdentityContext, 'staff'>,
  emails: readonly string[],
): Promise<number> {
  const { db, now } = work;
  for (const userId of await peopleWithSessions(db)) {
    await endSessionsOf(work, { userId, reason: 'ended_by_admin' });
  }
  await forgetTokens(db);
  const { made, staff } = await idsToEnd(db, emails.map(tidyEmail));
  for (const id of made) {
    await grants.set(work, { userId: id, roles: [] });
    await emptyUser(db, { id, now });
    await recordAudit(work, { action: 'user_deleted', userId: id, details: { isSoft: true } });
    await work.emit(told(userDeleted, { user_id: id }));
  }
  for (const id of staff) {
    const user = await findUser(db, id);
    if (!user || made.includes(id)) continue;
    await grants.set(work, { userId: id, roles: [] });
    await changeUser(db, { id, now, change: { roles: [] } });
    await recordAudit(work, { action: 'role_removed', userId: id, details: { roles: user.roles.join(' ') } });
  }
  return made.length;
}
