import type { Permission } from '@egcr/contract/endpoint';
import type { Work } from '@egcr/server-kit/work';

import { Abilities } from '../contract/ability.ts';
import { rolesWith } from '../contract/matrix.ts';
import { everywhere } from '../contract/scope.ts';
import { staffRoles } from '../contract/staff-roles.ts';
import type { RolePeople } from './people.ts';
import { activeGrants, addGrant, endGrant, holdersOf, type GrantRow } from './store.ts';

export function heldRole({ role, scope_kind: kind, scope_id: id }: GrantRow) {
  return { role, scope: { kind, id } };
}

/** What the roles of a person allow at this moment. */
export async function abilitiesOf(
  db: Work['db'],
  asked: { readonly userId: string; readonly now: Date },
): Promise<Abilities> {
  return Abilities.of((await activeGrants(db, asked)).map(heldRole));
}

/** Whether a person has a permission everywhere, at this moment. */
export async function hasPermission(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { userId, permission }: { readonly userId: string; readonly permission: Permission },
): Promise<boolean> {
  return (await abilitiesOf(db, { userId, now })).may(permission);
}

/** Everybody to whom a role gives a permission. */
export function holdersWith(
  { db, now }: Pick<Work, 'db' | 'now'>,
  permission: Permission,
): Promise<readonly string[]> {
  return holdersOf(db, { roles: rolesWith(permission), now });
}

/**
 * The operator's word: a person has exactly these roles from now on. A role that they have for one place counts as one they have; it is left
 * as it is.
 */
export async function setRoles(
  work: Work,
  {
    userId,
    roles,
    reason,
  }: { readonly userId: string; readonly roles: readonly string[]; readonly reason: string },
): Promise<void> {
  const { db, now } = work;
  const active = await activeGrants(db, { userId, now });
  for (const { id, role } of active)
    if (!roles.includes(role)) await endGrant(db, { id, by: null, reason, now });
  for (const role of staffRoles) {
    if (!roles.includes(role) || active.some((grant) => grant.role === role)) continue;
    await addGrant(db, {
      id: work.newId(),
      userId,
      role,
      scope: everywhere,
      reason,
      grantedBy: null,
      approvedBy: null,
      now,
      endsAt: null,
    });
  }
}

/** Tells the account which roles its person has now. */
export async function showRoles(work: Work, people: RolePeople, userId: string): Promise<void> {
  const active = await activeGrants(work.db, { userId, now: work.now });
  await people.show(work, { userId, roles: [...new Set(active.map(({ role }) => role))] });
}
