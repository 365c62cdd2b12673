export {
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
} from './endpoints.ts';
export { organisationRefusals } from './refusals.ts';
export { organisationNameIssue, tidyOrganisationName } from './rules.ts';
export {
  teamChanges,
  type Organisation,
  type OrganisationRow,
  type OwnInvitation,
  type TeamChange,
} from './shapes.ts';
export {
  organisationKinds,
  rightsOf,
  roleMay,
  teamRoles,
  type ActingRight,
  type TeamRole,
} from './team-roles.ts';
export { organisationsWords } from './words.ts';
