export {
  answerInvitationCall,
  changeMemberCall,
  changeOrganisationCall,
  closeOrganisationCall,
  createOrganisationCall,
  handOverCall,
  inviteCall,
  listInvitationsCall,
  listOrganisationsCall,
  readOrganisationCall,
  removeMemberCall,
  withdrawInvitationCall,
} from './endpoints.ts';
export { organisationNameIssue, tidyOrganisationName } from './rules.ts';
export { teamChanges, type Organisation, type OrganisationRow, type OwnInvitation } from './shapes.ts';
export { organisationKinds, roleMay, teamRoles, type TeamRole } from './team-roles.ts';
