import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { Abilities } from '../contract/ability.ts';
import type { Grant, listGrantsCall, readOwnCall } from '../contract/endpoints.ts';
import { heldRole } from './grants.ts';
import type { RolePeople } from './people.ts';
import { activeGrants, listGrants, type GrantRow } from './store.ts';

/** GET /roles/own. */
export async function readOwn(
  work: Work,
  { staffSecondFactor }: { readonly staffSecondFactor: boolean },
): Promise<ReplyOf<typeof readOwnCall>> {
  const { userId, aal } = personOf(work);
  const active = await activeGrants(work.db, { userId, now: work.now });
  return {
    roles: active.map(({ id, role, scope_kind, scope_id, reason, granted_at, ends_at }) => ({
      id,
      role,
      scope_kind,
      scope_id,
      reason,
      granted_at: toInstant(granted_at),
      ends_at: ends_at && toInstant(ends_at),
    })),
    rules: Abilities.of(active.map(heldRole)).packed(),
    needs_second_factor: staffSecondFactor && active.length > 0 && aal !== 'aal2',
  };
}

/** GET /admin/role-grants. Refuses a cursor that is no id. */
export async function readGrants(
  people: RolePeople,
  work: Work,
  { query }: CallInput<typeof listGrantsCall>,
): Promise<ReplyOf<typeof listGrantsCall>> {
  const { now } = work;
  const isActive = query.state === 'active';
  const { rows, next } = await pageById(query, (asked) => listGrants(work.db, { isActive, now, ...asked }));
  return { items: [...(await toGrants(people, work, rows))], next };
}

export async function toGrant(people: RolePeople, work: Work, row: GrantRow): Promise<Grant> {
  const [only] = await toGrants(people, work, [row]);
  invariant(only !== undefined, 'a grant was not shown');
  return only;
}

export async function toGrants(
  people: RolePeople,
  work: Work,
  rows: readonly GrantRow[],
): Promise<readonly Grant[]> {
  const { userId } = personOf(work);
  const ids = rows.flatMap((row) => [row.user_id, row.granted_by, row.approved_by, row.ended_by]);
  const names = await people.namesOf(work.db, [...new Set(ids.filter((id) => id !== null))]);
  const member = (id: string) => ({ user_id: id, name: names.get(id) ?? '' });
  const memberOrNone = (id: string | null) => (id === null ? null : member(id));
  return rows.map((row) => ({
    id: row.id,
    person: member(row.user_id),
    role: row.role,
    scope_kind: row.scope_kind,
    scope_id: row.scope_id,
    reason: row.reason,
    granted_by: memberOrNone(row.granted_by),
    approved_by: memberOrNone(row.approved_by),
    granted_at: toInstant(row.granted_at),
    ends_at: row.ends_at && toInstant(row.ends_at),
    ended_at: row.ended_at && toInstant(row.ended_at),
    ended_by: memberOrNone(row.ended_by),
    end_reason: row.end_reason,
    own: row.user_id === userId,
  }));
}
