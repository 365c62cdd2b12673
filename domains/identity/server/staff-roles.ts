import { proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { staffRoleNames } from '../contract/admin-endpoints.ts';
import { identityRefusals } from '../contract/refusals.ts';
import { changeRoles, isLastSuperAdmin } from './change-roles.ts';
import { lockUser, type UserRow } from './store/users.ts';
import { isVerified, shownPhone } from './user-facts.ts';

const wanted = z.strictObject({ user_id: uuid, roles: z.array(z.enum(staffRoleNames)) });
type Wanted = z.infer<typeof wanted>;

/**
 * Which staff roles a person has from now on: decided by two others where it raises the person. Refuses not_found, also where no address is
 * verified, roles_unchanged, last_super_admin, in that order.
 */
export const rolesProposal: ProposalKind = proposalKind({
  name: 'identity.roles',
  payload: wanted,
  judge: async (work, payload) => {
    const { user, before, after } = await judgeRoles(work, payload);
    const isRaised = after.some((role) => !before.includes(role));
    return {
      interested: isRaised ? [user.id] : [],
      facts: [
        textFact('person', user.email ?? (user.phone === null ? user.id : shownPhone(user.phone))),
        textFact('roles_now', before.join(', ')),
        textFact('roles', after.join(', ')),
      ],
    };
  },
  run: async (work, payload) => {
    const { user, after } = await judgeRoles(work, payload);
    const others = user.roles.filter((role) => !isStaffRole(role));
    await changeRoles(work, { user, roles: [...others, ...after] });
    return { user_id: user.id, roles: after };
  },
});

async function judgeRoles(work: Work, { user_id: id, roles }: Wanted) {
  const user = await lockUser(work.db, id);
  if (!user || !isVerified(user)) throw new Refusal(platformRefusals.not_found);
  const before = staffRolesOf(user);
  const after = staffRoleNames.filter((role) => roles.includes(role));
  if (before.join() === after.join()) throw new Refusal(identityRefusals.roles_unchanged);
  const isLast = !after.includes('super_admin') && (await isLastSuperAdmin(work, id));
  if (isLast) throw new Refusal(identityRefusals.last_super_admin);
  return { user, before, after };
}

function staffRolesOf({ roles }: UserRow) {
  return staffRoleNames.filter((role) => roles.includes(role));
}

function isStaffRole(role: string): boolean {
  return staffRoleNames.some((staff) => staff === role);
}
