import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { roleActs } from '../contract/acts.ts';
import { GRANTS_OF_PERSON_MAX, PEOPLE_FOUND_MAX } from '../contract/limits.ts';
import type { findPeopleCall, readPersonCall } from '../contract/people-endpoints.ts';
import type { RolePeople } from './people.ts';
import { toGrants } from './show-grants.ts';
import { activeRolesOf, grantsOf } from './store.ts';

/** GET /admin/people. */
export async function findPeople(
  people: RolePeople,
  work: Work,
  { query }: CallInput<typeof findPeopleCall>,
): Promise<ReplyOf<typeof findPeopleCall>> {
  const rows = await people.search(work.db, query.text, PEOPLE_FOUND_MAX + 1);
  const shown = rows.slice(0, PEOPLE_FOUND_MAX);
  const roles = await activeRolesOf(work.db, { userIds: shown.map(({ userId }) => userId), now: work.now });
  return {
    items: shown.map(({ userId, name, username }) => ({
      user_id: userId,
      name,
      username,
      roles: [...(roles.get(userId) ?? [])],
    })),
    has_more: rows.length > shown.length,
  };
}

/** GET /admin/people/:id. Refuses not_found. Who read it is in the audit log. */
export async function readPerson(
  people: RolePeople,
  work: Work,
  { params }: CallInput<typeof readPersonCall>,
): Promise<ReplyOf<typeof readPersonCall>> {
  const account = await people.accountOf(work, params.id);
  if (account === undefined) throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  const rows = await grantsOf(work.db, { userId: params.id, limit: GRANTS_OF_PERSON_MAX });
  await people.record(work, {
    action: roleActs.person_looked_up,
    userId: params.id,
    subject: params.id,
  });
  return {
    user_id: account.userId,
    name: account.name,
    username: account.username,
    email: account.email,
    phone: account.phone,
    is_verified: account.isVerified,
    is_blocked: account.isBlocked,
    has_pin: account.hasPin,
    has_second_factor: account.hasSecondFactor,
    joined_at: toInstant(account.createdAt),
    own: params.id === userId,
    grants: [...(await toGrants(people, work, rows))],
  };
}
