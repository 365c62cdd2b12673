/** Messages that one network may send in an hour. */
export const MESSAGES_PER_HOUR_MAX = 5;
export const MESSAGES_WINDOW_S = 3600;

export const NAME_LENGTH_MAX = 80;
export const EMAIL_LENGTH_MAX = 254;
export const MESSAGE_LENGTH_MIN = 20;
export const MESSAGE_LENGTH_MAX = 4000;
/** The address of a page that a message is about. */
export const PAGE_ADDRESS_LENGTH_MAX = 200;
export const REPLY_LENGTH_MAX = 8000;
export const CAPTCHA_TOKEN_LENGTH_MAX = 8192;

/** Digits of the code that opens a status page, how long it lasts, and how often it may be guessed. */
export const STATUS_CODE_LENGTH = 6;
export const STATUS_CODE_LIFE_S = 900;
export const STATUS_CODE_ATTEMPTS = 5;
/** The next code for one message not before this long. */
export const STATUS_CODE_COOLDOWN_S = 60;

/** What a person reads of their own messages. */
export const OWN_TICKETS_MAX = 100;
/** Entries of one message that are shown. */
export const ENTRIES_MAX = 200;
/** Solved messages are kept this long. */
export const KEEP_SOLVED_S = 365 * 24 * 3600;
/** security.txt ends this long after it was read, as RFC 9116 wants it to be renewed. */
export const SECURITY_TXT_LIFE_S = 180 * 24 * 3600;
