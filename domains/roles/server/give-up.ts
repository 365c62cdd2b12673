import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { roleActs } from '../contract/acts.ts';
import type { giveUpRoleCall } from '../contract/endpoints.ts';
import { roleRefusals } from '../contract/refusals.ts';
import { showRoles } from './grants.ts';
import type { RolePeople } from './people.ts';
import { endGrant, findGrant } from './store.ts';

/** POST /roles/own/:id/give-up. Refuses not_found, also for another person's, last_super_admin, grant_ended, in that order. */
export async function giveUpRole(
  people: RolePeople,
  work: Work,
  { params }: CallInput<typeof giveUpRoleCall>,
): Promise<ReplyOf<typeof giveUpRoleCall>> {
  const { userId } = personOf(work);
  const found = await findGrant(work.db, params.id);
  if (found?.user_id !== userId) throw new Refusal(platformRefusals.not_found);
  await people.hold(work, userId);
  if (found.role === 'super_admin' && (await people.isLastSuperAdmin(work, userId)))
    throw new Refusal(roleRefusals.last_super_admin);
  const ended = await endGrant(work.db, { id: found.id, by: userId, reason: 'given_up', now: work.now });
  if (!ended) throw new Refusal(roleRefusals.grant_ended);
  await people.record(work, { action: roleActs.role_given_up, userId, subject: found.id });
  await showRoles(work, people, userId);
  return { role: ended.role };
}
