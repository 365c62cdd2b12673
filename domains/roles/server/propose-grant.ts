import { proposalKind, textFact, type ApprovalsDoor, type ProposalKind } from '@egcr/approvals/server';
import type { Proposal } from '@egcr/approvals/contract';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { proposeGrantCall } from '../contract/endpoints.ts';
import { roleRefusals } from '../contract/refusals.ts';
import { scopeKinds } from '../contract/scope.ts';
import { staffRoles } from '../contract/staff-roles.ts';
import { showRoles } from './grants.ts';
import { nameOf, type RolePeople } from './people.ts';
import { requirePower } from './power.ts';
import { activeGrants, addGrant } from './store.ts';

const wanted = z.strictObject({
  user_id: uuid,
  role: z.enum(staffRoles),
  scope_kind: z.enum(scopeKinds),
  scope_id: z.string(),
  ends_at: z.nullable(instant),
  reason: z.string(),
});
type Wanted = z.infer<typeof wanted>;

/**
 * A role for a person, with its place and its end: decided by two others. Refuses not_found, role_required where the role decides about roles and
 * its maker may not propose such, roles_unchanged where the person has it there, ends_too_early, in that order.
 */
export function grantProposal(people: RolePeople): ProposalKind {
  return proposalKind({
    name: 'roles.grant',
    proposedWith: 'roles.propose',
    approvedWith: 'roles.approve',
    refusals: [roleRefusals.roles_unchanged],
    payload: wanted,
    judge: async (work, payload, { proposedBy }) => {
      await judgeGrant(work, people, { payload, proposedBy });
      const { user_id: userId, role, scope_kind: kind, scope_id: place, ends_at: endsAt } = payload;
      return {
        interested: [userId],
        facts: [
          textFact('person', await nameOf(work.db, people, userId)),
          textFact('roles', role),
          ...(kind === 'global' ? [] : [textFact('scope', `${kind} ${place}`)]),
          ...(endsAt === null ? [] : [textFact('ends_at', endsAt)]),
        ],
      };
    },
    run: async (work, payload, { proposedBy }) => {
      await judgeGrant(work, people, { payload, proposedBy });
      const { user_id: userId, role, reason } = payload;
      // The account is held first, as by the person who takes a role away.
      await people.hold(work, userId);
      const isAdded = await addGrant(work.db, {
        id: work.effectId,
        userId,
        role,
        scope: { kind: payload.scope_kind, id: payload.scope_id },
        reason,
        grantedBy: proposedBy,
        approvedBy: personOf(work).userId,
        now: work.now,
        endsAt: payload.ends_at === null ? null : new Date(payload.ends_at),
      });
      if (!isAdded) throw new Refusal(roleRefusals.roles_unchanged);
      await showRoles(work, people, userId);
      return { grant_id: work.effectId, user_id: userId, role };
    },
  });
}

async function judgeGrant(
  work: Work,
  people: RolePeople,
  { payload, proposedBy }: { readonly payload: Wanted; readonly proposedBy: string },
): Promise<void> {
  const { user_id: userId, role, scope_kind: kind, scope_id: place, ends_at: endsAt } = payload;
  if (!(await people.isVerified(work.db, userId))) throw new Refusal(platformRefusals.not_found);
  await requirePower(work, { userId: proposedBy, roles: [role] });
  const active = await activeGrants(work.db, { userId, now: work.now });
  const isThere = active.some(
    (grant) => grant.role === role && grant.scope_kind === kind && grant.scope_id === place,
  );
  if (isThere) throw new Refusal(roleRefusals.roles_unchanged);
  if (endsAt !== null && new Date(endsAt) <= work.now) throw endsTooEarly();
}

/** POST /admin/role-grants. Refuses person_unknown, a place without its name, then as the kind and approvals do. */
export async function proposeGrant(
  people: RolePeople,
  approvals: ApprovalsDoor,
  work: Work,
  { body }: CallInput<typeof proposeGrantCall>,
): Promise<Proposal> {
  const { username, role, scope_kind, scope_id, ends_at = null, reason } = body;
  if ((scope_kind === 'global') !== (scope_id === ''))
    throw validationRefusal([{ field: 'scope_id', code: scope_id === '' ? 'required' : 'not_offered' }]);
  const userId = await people.findByUsername(work.db, username);
  if (userId === undefined) throw new Refusal(roleRefusals.person_unknown, { field: 'username' });
  const payload = { user_id: userId, role, scope_kind, scope_id, ends_at, reason };
  return approvals.propose(work, grantProposal(people), { subject: userId, payload, reason });
}

function endsTooEarly(): Refusal {
  return new Refusal(roleRefusals.ends_too_early, { field: 'ends_at' });
}
