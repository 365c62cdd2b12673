/** Mails with a link to confirm that strangers can have us send to one address in a day. */
export const LETTERS_PER_DAY_MAX = 3;
export const LETTERS_WINDOW_S = 24 * 3600;
/** A subscription that was not confirmed is deleted after this long. */
export const CONFIRM_WITHIN_S = 7 * 24 * 3600;
/** Mails of an edition that are queued in one transaction. */
export const SENT_AT_ONCE = 50;
/** An edition for more than these is held until a second editor approves. */
export const SUBSCRIBERS_MAX = 1000;
export const CATEGORY_LENGTH_MAX = 120;
/** Longer tokens are none of ours. */
export const TOKEN_LENGTH_MAX = 64;
