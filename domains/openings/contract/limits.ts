/** Requests of visitors from one network in an hour. */
export const REQUESTS_PER_HOUR_MAX = 5;
export const REQUESTS_WINDOW_S = 3600;
/** Mails that strangers can have us send to one address in a day. */
export const LETTERS_PER_DAY_MAX = 3;
export const LETTERS_WINDOW_S = 24 * 3600;
/** A request that was not confirmed is deleted after this long. */
export const CONFIRM_WITHIN_S = 7 * 24 * 3600;
/** The secret in the link of a mail. */
export const TOKEN_BYTES = 24;
export const TOKEN_LENGTH_MAX = 64;
/** People who are told in one transaction. */
export const TOLD_AT_ONCE = 50;
export const SERVICE_LENGTH_MAX = 60;
