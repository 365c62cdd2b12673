import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { organisationRefusals as no } from './refusals.ts';
import {
  changedMember,
  newInvitation,
  newMailedInvitation,
  newOrganisation,
  organisation,
  organisationRow,
  ownInvitation,
  savedOrganisation,
} from './shapes.ts';

const common = { access: 'profiled', pin: 'none' } as const;
/** Rights of people: as credentials are. */
const rights = { access: 'profiled', pin: 'fresh', rate: 'write' } as const;
const byId = z.object({ id: uuid });
const byMember = z.object({ id: uuid, user: uuid });
const { not_found } = platformRefusals;
const managed = [not_found, no.team_role_required, no.organisation_closed] as const;

export const listOrganisationsCall = endpoint({
  ...common,
  name: 'organisations.list_organisations',
  summary: 'The organisations that the caller belongs to, by name. All at once: there are never many.',
  method: 'GET',
  path: '/api/v1/organisations',
  reply: z.object({ items: z.array(organisationRow) }),
  refusals: [],
  rate: 'read',
});

export const readOrganisationCall = endpoint({
  ...common,
  name: 'organisations.read_organisation',
  summary: 'One organisation with its team; for owners with open invitations and the latest changes.',
  method: 'GET',
  path: '/api/v1/organisations/:id',
  params: byId,
  reply: organisation,
  refusals: [not_found],
  rate: 'read',
});

export const createOrganisationCall = endpoint({
  ...common,
  name: 'organisations.create_organisation',
  summary: 'Makes an organisation. The caller is its owner. What is said about it is self-declared.',
  method: 'POST',
  path: '/api/v1/organisations',
  body: newOrganisation,
  reply: organisation,
  status: 201,
  refusals: [no.organisation_limit_reached],
  rate: 'write',
  idempotency: 'required',
});

export const changeOrganisationCall = endpoint({
  ...common,
  name: 'organisations.change_organisation',
  summary: 'Changes the name and the country of an organisation. For its owners and editors.',
  method: 'PATCH',
  path: '/api/v1/organisations/:id',
  params: byId,
  body: savedOrganisation,
  reply: organisation,
  refusals: [...managed, no.organisation_registered],
  rate: 'write',
});

export const inviteCall = endpoint({
  ...rights,
  name: 'organisations.invite',
  summary: 'Invites a person to the team. They become a member once they accept. For owners.',
  method: 'POST',
  path: '/api/v1/organisations/:id/invitations',
  params: byId,
  body: newInvitation,
  reply: organisation,
  status: 201,
  refusals: [
    ...managed,
    no.invitee_unknown,
    no.already_member,
    no.already_invited,
    no.team_full,
    no.invitations_full,
  ],
  idempotency: 'required',
});

export const inviteByEmailCall = endpoint({
  ...rights,
  name: 'organisations.invite_by_email',
  summary:
    'Mails an invitation to an address. The person who proves that the address is theirs, by an account, may accept it once. The answer is the same whether someone has an account with it or not. For owners.',
  method: 'POST',
  path: '/api/v1/organisations/:id/email-invitations',
  params: byId,
  body: newMailedInvitation,
  reply: organisation,
  status: 201,
  refusals: [...managed, no.already_invited, no.team_full, no.mails_full],
  rate: 'send',
  idempotency: 'required',
  agentHint: 'Only with an address that its holder has given for this.',
});

export const withdrawInvitationCall = endpoint({
  ...common,
  name: 'organisations.withdraw_invitation',
  summary: 'Takes an invitation back that was not answered. For owners.',
  method: 'DELETE',
  path: '/api/v1/organisations/:id/invitations/:invitation',
  params: z.object({ id: uuid, invitation: uuid }),
  refusals: [not_found, no.team_role_required, no.invitation_over],
  rate: 'write',
});

export const changeMemberCall = endpoint({
  ...rights,
  name: 'organisations.change_member',
  summary: 'Gives a member another role in the team. For owners.',
  method: 'PATCH',
  path: '/api/v1/organisations/:id/members/:user',
  params: byMember,
  body: changedMember,
  reply: organisation,
  refusals: [...managed, no.last_owner],
});

export const removeMemberCall = endpoint({
  ...rights,
  name: 'organisations.remove_member',
  summary: 'Takes a member out of the team. For owners; everyone may take themselves out.',
  method: 'DELETE',
  path: '/api/v1/organisations/:id/members/:user',
  params: byMember,
  refusals: [not_found, no.team_role_required, no.last_owner],
});

export const handOverCall = endpoint({
  ...rights,
  name: 'organisations.hand_over',
  summary: 'Makes another member an owner and the caller an editor, both or neither. For owners.',
  method: 'POST',
  path: '/api/v1/organisations/:id/handover',
  params: byId,
  body: z.strictObject({ user_id: uuid }),
  reply: organisation,
  refusals: managed,
  idempotency: 'required',
});

export const closeOrganisationCall = endpoint({
  ...rights,
  name: 'organisations.close_organisation',
  summary: 'Closes an organisation for good. Its members can still read it. For owners.',
  method: 'POST',
  path: '/api/v1/organisations/:id/close',
  params: byId,
  reply: organisation,
  refusals: [...managed, no.organisation_in_register],
  idempotency: 'required',
});

export const listInvitationsCall = endpoint({
  ...common,
  name: 'organisations.list_invitations',
  summary:
    'The invitations to teams that wait for the caller, newest first: of their username, and of the address that they proved to be theirs.',
  method: 'GET',
  path: '/api/v1/organisation-invitations',
  reply: z.object({ items: z.array(ownInvitation) }),
  refusals: [],
  rate: 'read',
});

export const answerInvitationCall = endpoint({
  ...common,
  name: 'organisations.answer_invitation',
  summary: 'Accepts or declines an invitation of the caller, once.',
  method: 'POST',
  path: '/api/v1/organisation-invitations/:id/answer',
  params: byId,
  body: z.strictObject({ answer: z.enum(['accept', 'decline'], 'not_offered') }),
  refusals: [
    not_found,
    no.invitation_over,
    no.organisation_closed,
    no.organisation_limit_reached,
    no.already_member,
  ],
  rate: 'write',
  idempotency: 'required',
});
