/** Working days until an officer looks at a claim, and until it is decided. */
export const LOOK_DAYS = 5;
export const DECISION_DAYS = 15;
/** What a person writes about an act, its proof, or a cause. */
export const ACT_TEXT_MAX = 300;
export const CAUSE_MAX = 1000;
export const CAUSE_MIN = 10;
/** Acts that are declared for one week. */
export const ACTS_MAX = 10;
/** Weeks that one cycle pays: as many as one envelope. */
export const CYCLE_WEEKS_MAX = 10_000;
export const ID_NUMBER_MAX = 40;
export const ID_NUMBER_MIN = 4;
/** Days in which a person answers about a week that was drawn. */
export const ANSWER_BACK_CHECK_DAYS = 10;
/** Weeks that a calendar shows: those that can be confirmed, the running one and those that come. */
export const CALENDAR_WEEKS = 8;
/** Weeks of one overpayment. */
export const OVERPAID_WEEKS_MAX = 53;
export const REFERENCE_MAX = 40;
/** A job that begins so many weeks after it was accepted, or later, is shown to officers as far ahead. */
export const FAR_JOB_WEEKS = 6;
