export const REASON_MAX_LENGTH = 1000;
export const CASE_MESSAGE_MAX_LENGTH = 4000;
/** So many days after a decision the applicant may appeal, once. */
export const APPEAL_DAYS = 30;
/** So many messages one side may write in a case. */
export const MESSAGES_MAX = 200;
/** So many views of the queue an officer may save, and so long their names may be. */
export const SAVED_VIEWS_MAX = 12;
export const SAVED_VIEW_NAME_MAX = 40;
/** Of what an officer types to find a case. */
export const SEARCHED_LENGTH_MAX = 60;
