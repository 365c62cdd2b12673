import { refusals } from '@egcr/contract/refusals';

export const organisationRefusals = refusals({
  team_role_required: [
    403,
    'The role of the caller in this organisation does not allow this; members: role.',
  ],
  organisation_closed: [409, 'The organisation is closed: it can be read, not changed.'],
  organisation_registered: [409, 'The register of businesses keeps the name and the country.'],
  organisation_in_register: [409, 'A business of the register ends there: its owners dissolve it.'],
  business_status_forbids: [
    409,
    'The register does not let a business with this status do this; members: state, the status now.',
  ],
  organisation_limit_reached: [403, 'One person belongs to no more organisations than this.'],
  invitee_unknown: [422, 'No person with a complete profile has this username.'],
  already_member: [409, 'This person is a member already.'],
  already_invited: [409, 'An invitation of this person waits already.'],
  team_full: [403, 'The organisation has as many members and open invitations as it may have.'],
  invitations_full: [403, 'As many invitations as one person may have wait for this person already.'],
  mails_full: [
    403,
    'As many invitations as may be mailed within a day, to one address or by one person, were mailed. Try again tomorrow.',
  ],
  invitation_over: [409, 'The invitation was answered or withdrawn, or has expired; members: state.'],
  last_owner: [409, 'An organisation keeps one owner at least: make another member an owner first.'],
});
