/** Working days until a person looks at an application. */
export const SCREENING_DAYS = 5;
/** What the purpose of an application may be long. */
export const PURPOSE_MIN_LENGTH = 50;
export const PURPOSE_MAX_LENGTH = 3000;
/** Programmes that a person may save. */
export const SAVED_MAX = 100;
/** Programmes that an alert finds at once, and those that a mail names; it leads to the others. */
export const ALERT_FOUND_MAX = 100;
export const ALERT_MAILED_MAX = 10;
/** Days before a deadline on which a calendar reminds of it. */
export const REMINDED_DAYS = [14, 3, 1] as const;
/** What a report, a reason or the end of an award says at least and at most. */
export const AWARD_TEXT_MIN = 10;
export const AWARD_TEXT_MAX = 2000;
/** Receipts of one report. */
export const RECEIPTS_MAX = 10;
/** Days in which the recipient may appeal against money that was taken back. */
export const APPEAL_DAYS = 30;
