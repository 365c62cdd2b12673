import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { inviteCall, Organisation, withdrawInvitationCall } from '../contract/index.ts';
import { invitationMachine } from '../contract/invitation-machine.ts';
import { INVITATIONS_OF_PERSON_MAX, TEAM_MAX } from '../contract/limits.ts';
import { teamInvitation } from '../contract/notices.ts';
import { organisationRefusals as no } from '../contract/refusals.ts';
import { keepChange } from './change-store.ts';
import {
  endInvitation,
  expireInvitations,
  findInvitation,
  insertInvitation,
  invitationsFor,
  openInvitations,
} from './invitation-store.ts';
import { organisationTo, ownOrganisation, requireAct } from './own-organisation.ts';
import type { OrganisationParts } from './parts.ts';
import { readOrganisation } from './show-organisations.ts';
import { lockPerson, membersOf } from './store.ts';
import { notify } from './tell.ts';

/**
 * Invites a person by their username. Refuses not_found, team_role_required, organisation_closed, invitee_unknown, already_member,
 * already_invited, team_full, invitations_full, in that order.
 */
export async function invite(
  parts: OrganisationParts,
  work: Work,
  { params, body }: CallInput<typeof inviteCall>,
): Promise<Organisation> {
  const { id, name } = await organisationTo('manage_team', work, params.id);
  const invitee = await parts.people.findByUsername(work.db, body.username);
  if (invitee === undefined) throw new Refusal(no.invitee_unknown, { field: 'username' });
  const { userId } = invitee;
  await lockPerson(work.db, userId);
  const team = await membersOf(work.db, id);
  if (team.some((member) => member.user_id === userId)) throw new Refusal(no.already_member);
  await expireInvitations(work);
  const waiting = await openInvitations(work, id);
  if (waiting.some((each) => each.user_id === userId)) throw new Refusal(no.already_invited);
  if (team.length + waiting.length >= TEAM_MAX) throw new Refusal(no.team_full);
  const received = await invitationsFor(work, { userId, mark: null });
  if (received.length >= INVITATIONS_OF_PERSON_MAX) throw new Refusal(no.invitations_full);
  const by = personOf(work).userId;
  const isAdded = await insertInvitation(work, {
    id: work.effectId,
    organisation_id: id,
    user_id: userId,
    sealed_email: null,
    email_mark: null,
    role: body.role,
    invited_by: by,
  });
  if (!isAdded) throw new Refusal(no.already_invited);
  await keepChange(work, {
    organisationId: id,
    change: 'invited',
    actorId: by,
    personId: userId,
    role: body.role,
  });
  const inviter = (await parts.people.findByIds(work.db, [by])).get(by);
  const said = {
    organisation: name,
    name: inviter ? `${inviter.firstName} ${inviter.lastName}` : '',
  };
  await notify(work, userId, teamInvitation.of(said));
  return readOrganisation(parts, work, { params });
}

/** Refuses not_found, team_role_required, invitation_over. */
export async function withdrawInvitation(
  work: Work,
  { params }: CallInput<typeof withdrawInvitationCall>,
): Promise<undefined> {
  const own = await ownOrganisation(work, params.id, 'locked');
  requireAct(own, 'manage_team');
  const found = await findInvitation(work.db, params.invitation);
  if (found?.organisation_id !== own.id) throw new Refusal(platformRefusals.not_found);
  const state = step(invitationMachine, found.state, 'withdraw');
  await endInvitation(work, { id: found.id, state });
  await keepChange(work, {
    organisationId: own.id,
    change: 'withdrawn',
    actorId: personOf(work).userId,
    ...(found.user_id !== null && { personId: found.user_id }),
    role: found.role,
  });
  return undefined;
}
