export const ORGANISATION_NAME_MAX = 120;
/** How many organisations one person may belong to. */
export const ORGANISATIONS_MAX = 20;
/** How many members and open invitations an organisation may have together. */
export const TEAM_MAX = 100;
/** An unanswered invitation expires after this many days. */
export const INVITATION_DAYS = 14;
/** How many open invitations one person may have. The limit protects people from a flood of them. */
export const INVITATIONS_OF_PERSON_MAX = 20;
/** How many of the latest changes of a team are shown. */
export const CHANGES_SHOWN_MAX = 50;
/** How many invitations are mailed to one address a day, no matter who sends them. The limit keeps strangers from filling a mailbox. */
export const MAILS_TO_ADDRESS_MAX = 3;
/** How many invitations one person may send by mail a day. */
export const MAILS_OF_INVITER_MAX = 30;
