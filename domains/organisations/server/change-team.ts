import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { changeMemberCall, handOverCall, Organisation, removeMemberCall } from '../contract/index.ts';
import { teamRemoved, teamRoleChanged } from '../contract/notices.ts';
import { organisationRefusals as no } from '../contract/refusals.ts';
import { leavesNoOwner } from '../contract/rules.ts';
import type { TeamRole } from '../contract/team-roles.ts';
import { keepChange } from './change-store.ts';
import { withdrawAll } from './invitation-store.ts';
import { organisationTo, ownOrganisation, requireAct } from './own-organisation.ts';
import type { OrganisationParts } from './parts.ts';
import { readOrganisation } from './show-organisations.ts';
import { deleteMember, membersOf, setRole, type MemberRow } from './store.ts';
import { notify } from './tell.ts';

/** Gives a member another role. What someone has invited who is no owner any more is withdrawn. Refuses not_found, team_role_required, organisation_closed, last_owner. */
export async function changeMember(
  parts: OrganisationParts,
  work: Work,
  { params, body: { role } }: CallInput<typeof changeMemberCall>,
): Promise<Organisation> {
  const { id, name } = await organisationTo('manage_team', work, params.id);
  const member = await memberIn(work, { id, userId: params.user, role });
  if (member.role !== role) {
    const actorId = personOf(work).userId;
    await setRole(work.db, { organisationId: id, userId: member.user_id, role });
    if (role !== 'owner') await withdrawAll(work, { organisationId: id, invitedBy: member.user_id });
    await keepChange(work, {
      organisationId: id,
      change: 'role_changed',
      actorId,
      personId: member.user_id,
      role,
    });
    if (member.user_id !== actorId)
      await notify(work, member.user_id, teamRoleChanged.of({ organisation: name }, id));
  }
  return readOrganisation(parts, work, { params: { id } });
}

/** Takes a member out, or the caller themselves, also of a closed organisation. Refuses not_found, team_role_required, last_owner. */
export async function removeMember(
  work: Work,
  { params }: CallInput<typeof removeMemberCall>,
): Promise<undefined> {
  const own = await ownOrganisation(work, params.id, 'locked');
  const actorId = personOf(work).userId;
  const isLeaving = params.user === actorId;
  if (!isLeaving) requireAct(own, 'manage_team');
  const { user_id: userId } = await memberIn(work, {
    id: own.id,
    userId: params.user,
    role: undefined,
    mayBeLast: own.closed_at !== null,
  });
  await deleteMember(work.db, { organisationId: own.id, userId });
  await withdrawAll(work, { organisationId: own.id, invitedBy: userId });
  const change = isLeaving ? 'left' : 'removed';
  await keepChange(work, { organisationId: own.id, change, actorId, personId: userId });
  if (!isLeaving) await notify(work, userId, teamRemoved.of({ organisation: own.name }));
  return undefined;
}

/** Makes another member an owner and the caller an editor. Refuses not_found, team_role_required, organisation_closed. */
export async function handOver(
  parts: OrganisationParts,
  work: Work,
  { params, body }: CallInput<typeof handOverCall>,
): Promise<Organisation> {
  const { id, name } = await organisationTo('manage_team', work, params.id);
  const actorId = personOf(work).userId;
  const member = await memberIn(work, { id, userId: body.user_id, role: 'owner' });
  if (member.user_id === actorId) throw new Refusal(platformRefusals.not_found);
  await setRole(work.db, { organisationId: id, userId: member.user_id, role: 'owner' });
  await setRole(work.db, { organisationId: id, userId: actorId, role: 'editor' });
  await withdrawAll(work, { organisationId: id, invitedBy: actorId });
  await keepChange(work, { organisationId: id, change: 'handed_over', actorId, personId: member.user_id });
  await notify(work, member.user_id, teamRoleChanged.of({ organisation: name }, id));
  return readOrganisation(parts, work, { params: { id } });
}

/** A member who gets another role, or none. Refuses not_found, last_owner. */
async function memberIn(
  work: Work,
  asked: {
    readonly id: string;
    readonly userId: string;
    readonly role: TeamRole | undefined;
    readonly mayBeLast?: boolean;
  },
): Promise<MemberRow> {
  const { id, userId, role, mayBeLast = false } = asked;
  const team = await membersOf(work.db, id);
  const member = team.find((each) => each.user_id === userId);
  if (member === undefined) throw new Refusal(platformRefusals.not_found);
  const members = team.map((each) => ({ userId: each.user_id, role: each.role }));
  if (!mayBeLast && leavesNoOwner(members, { userId, role })) throw new Refusal(no.last_owner);
  return member;
}
