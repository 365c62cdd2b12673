import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { Grant, revokeGrantCall } from '../contract/endpoints.ts';
import { roleRefusals } from '../contract/refusals.ts';
import { showRoles } from './grants.ts';
import type { RolePeople } from './people.ts';
import { requirePower } from './power.ts';
import { toGrant } from './show-grants.ts';
import { endGrant, findGrant } from './store.ts';

/**
 * POST /admin/role-grants/:id/revoke. Refuses not_found, takes_two_people for a super admin, role_required for a role that decides about roles,
 * grant_ended, in that order. Judged by the rows at each request, it gives nothing from the next one on.
 */
export async function revokeGrant(
  people: RolePeople,
  work: Work,
  { params, body }: CallInput<typeof revokeGrantCall>,
): Promise<Grant> {
  const found = await findGrant(work.db, params.id);
  if (!found) throw new Refusal(platformRefusals.not_found);
  if (found.role === 'super_admin') throw new Refusal(roleRefusals.takes_two_people);
  const { userId: by } = personOf(work);
  await requirePower(work, { userId: by, roles: [found.role] });
  // The person who carries out what this person proposed holds the account too: one comes after the other.
  await people.hold(work, found.user_id);
  const ended = await endGrant(work.db, { id: found.id, by, reason: body.reason, now: work.now });
  if (!ended) throw new Refusal(roleRefusals.grant_ended);
  await showRoles(work, people, ended.user_id);
  return toGrant(people, work, ended);
}
