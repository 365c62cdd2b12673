/** The largest number a browser may be made to look for. */
export const MAX_NUMBER_CEILING = 1_000_000;
/** What it looks for unless the operator says otherwise: well under a second on a phone. */
export const MAX_NUMBER = 50_000;
/** How long a challenge can be solved and its solution used. */
export const CHALLENGE_LIFE_S = 300;

export const CHALLENGE_LENGTH_MIN = 40;
export const SALT_LENGTH_MIN = 10;
/** A solution as it travels, in characters of base64. */
export const PAYLOAD_LENGTH_MAX = 8192;

/** Digits of a code challenge. */
export const CODE_LENGTH = 6;
/** Tries at one code, counted before they are compared. */
export const CODE_ATTEMPTS = 5;
export const CODE_IMAGE_HEIGHT_PX = 50;
export const CODE_IMAGE_WIDTH_PX = 220;

/** At most this many threads of a browser look for the number. */
export const WORKERS_MAX = 16;

/** What the spam filter reads of one field. */
export const SPAM_TEXT_LENGTH_MAX = 20_000;
