import { proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { roleRefusals } from '../contract/refusals.ts';
import { staffRoles } from '../contract/staff-roles.ts';
import { setRoles, showRoles } from './grants.ts';
import { nameOf, type RolePeople } from './people.ts';
import { requirePower } from './power.ts';
import { activeGrants } from './store.ts';

const wanted = z.strictObject({ user_id: uuid, roles: z.array(z.enum(staffRoles)) });
type Wanted = z.infer<typeof wanted>;

/**
 * Which staff roles a person has from now on: decided by two others where it raises the person. Refuses not_found, also where no address is
 * verified, role_required where a role that decides about roles is moved by the person who may not, roles_unchanged, last_super_admin, in that order.
 */
export function rolesProposal(people: RolePeople): ProposalKind {
  return proposalKind({
    name: 'identity.roles',
    proposedWith: 'roles.propose',
    approvedWith: 'roles.approve',
    refusals: [roleRefusals.roles_unchanged, roleRefusals.last_super_admin],
    payload: wanted,
    judge: async (work, payload, { proposedBy }) => {
      const { userId, before, after } = await judgeRoles(work, people, { payload, proposedBy });
      const isRaised = after.some((role) => !before.includes(role));
      return {
        interested: isRaised ? [userId] : [],
        facts: [
          textFact('person', await nameOf(work.db, people, userId)),
          textFact('roles_now', before.join(', ')),
          textFact('roles', after.join(', ')),
        ],
      };
    },
    run: async (work, payload, { proposedBy }) => {
      const { userId, after } = await judgeRoles(work, people, { payload, proposedBy });
      await setRoles(work, { userId, roles: after, reason: 'proposal' });
      await showRoles(work, people, userId);
      return { user_id: userId, roles: after };
    },
  });
}

async function judgeRoles(
  work: Work,
  people: RolePeople,
  { payload, proposedBy }: { readonly payload: Wanted; readonly proposedBy: string },
) {
  const { user_id: userId, roles } = payload;
  if (!(await people.isVerified(work.db, userId))) throw new Refusal(platformRefusals.not_found);
  const held = new Set((await activeGrants(work.db, { userId, now: work.now })).map(({ role }) => role));
  const before = staffRoles.filter((role) => held.has(role));
  const after = staffRoles.filter((role) => roles.includes(role));
  const moved = staffRoles.filter((role) => before.includes(role) !== after.includes(role));
  await requirePower(work, { userId: proposedBy, roles: moved });
  if (moved.length === 0) throw new Refusal(roleRefusals.roles_unchanged);
  const isLast = !after.includes('super_admin') && (await people.isLastSuperAdmin(work, userId));
  if (isLast) throw new Refusal(roleRefusals.last_super_admin);
  return { userId, before, after };
}
