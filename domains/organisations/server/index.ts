import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  answerInvitationCall,
  changeMemberCall,
  changeOrganisationCall,
  closeOrganisationCall,
  createOrganisationCall,
  handOverCall,
  inviteByEmailCall,
  inviteCall,
  listInvitationsCall,
  listOrganisationsCall,
  readOrganisationCall,
  removeMemberCall,
  withdrawInvitationCall,
} from '../contract/index.ts';
import { invitationMachine } from '../contract/invitation-machine.ts';
import { organisationScreens } from '../contract/screens.ts';
import { actingDoor, type ActingDoor } from './acting.ts';
import { answerInvitation } from './answer-invitation.ts';
import { changeMember, handOver, removeMember } from './change-team.ts';
import { forgetPerson } from './forget-person.ts';
import { expireInvitations, invitedEmailColumn } from './invitation-store.ts';
import { inviteByEmail } from './invite-by-email.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { changeOrganisation, closeOrganisation, createOrganisation } from './keep-organisation.ts';
import type { OrganisationParts } from './parts.ts';
import { registeringDoor, type RegisteringDoor } from './registering.ts';
import { listInvitations, listOrganisations, readOrganisation } from './show-organisations.ts';

export {
  actingDoor,
  requireRight,
  type ActingDoor,
  type RequireStatus,
  type StatusAllows,
} from './acting.ts';
export { actingGate, behind, businessesAmong, peopleBehind } from './acting-calls.ts';
export type { RegisteringDoor } from './registering.ts';
export { addSampleOrganisations } from './add-sample.ts';
export { apartSince, isOfTeam, organisationsWith, teamLately } from './belonging.ts';
export { organisationsNamed } from './named-in.ts';
export { colleaguesOf, shareOrganisation } from './store.ts';

const EXPIRE = 'organisations.expire_invitations';

/** Businesses, government bodies and NGOs for which people act, and their teams. */
export function createOrganisations(parts: OrganisationParts): {
  readonly domain: ServerDomain;
  readonly acting: ActingDoor;
  readonly registering: RegisteringDoor;
} {
  return {
    acting: actingDoor,
    registering: registeringDoor,
    domain: {
      name: 'organisations',
      screens: organisationScreens,
      calls: [
        handle(listOrganisationsCall, listOrganisations),
        handle(readOrganisationCall, (work, input) => readOrganisation(parts, work, input)),
        handle(createOrganisationCall, (work, input) => createOrganisation(parts, work, input)),
        handle(changeOrganisationCall, (work, input) => changeOrganisation(parts, work, input)),
        handle(inviteCall, (work, input) => invite(parts, work, input)),
        handle(inviteByEmailCall, (work, input) => inviteByEmail(parts, work, input)),
        handle(withdrawInvitationCall, withdrawInvitation),
        handle(changeMemberCall, (work, input) => changeMember(parts, work, input)),
        handle(removeMemberCall, removeMember),
        handle(handOverCall, (work, input) => handOver(parts, work, input)),
        handle(closeOrganisationCall, (work, input) => closeOrganisation(parts, work, input)),
        handle(listInvitationsCall, (work) => listInvitations(parts, work)),
        handle(answerInvitationCall, (work, input) => answerInvitation(parts, work, input)),
      ],
      machines: [invitationMachine],
      sealed: [invitedEmailColumn],
      jobs: { [EXPIRE]: expireInvitations },
      schedules: [{ cron: '35 3 * * *', job: EXPIRE }],
      listeners: forgetPerson(),
    },
  };
}
