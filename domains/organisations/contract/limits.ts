export const ORGANISATION_NAME_MAX = 120;
/** So many organisations may one person belong to. */
export const ORGANISATIONS_MAX = 20;
/** Members of one organisation, and invitations that wait, together. */
export const TEAM_MAX = 100;
/** An invitation that is not answered ends after this many days. */
export const INVITATION_DAYS = 14;
/** So many invitations may wait for one person: the next is refused, so that they cannot be flooded. */
export const INVITATIONS_OF_PERSON_MAX = 20;
/** So many of the latest changes of a team are shown. */
export const CHANGES_SHOWN_MAX = 50;
/** So many invitations are mailed to one address within a day, by everyone together: strangers cannot fill a mailbox. */
export const MAILS_TO_ADDRESS_MAX = 3;
/** So many invitations one person may have mailed within a day. */
export const MAILS_OF_INVITER_MAX = 30;
