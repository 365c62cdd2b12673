import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { decidesAboutRoles, rolesWith } from '../contract/matrix.ts';
import { hasPermission } from './grants.ts';

/** Roles that decide about roles are moved by the person who may do that alone. Refuses role_required. */
export async function requirePower(
  work: Work,
  { userId, roles }: { readonly userId: string; readonly roles: readonly string[] },
): Promise<void> {
  const permission = 'roles.propose_power';
  if (!roles.some(decidesAboutRoles) || (await hasPermission(work, { userId, permission }))) return;
  throw new Refusal(platformRefusals.role_required, {
    members: { permission, roles: rolesWith(permission).join(' '), own_roles: '' },
  });
}
