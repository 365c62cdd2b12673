/** In code points. */
export const NOTE_MAX_LENGTH = 140;

/** Longest way of naming a recipient: an e-mail address. */
export const RECIPIENT_MAX_LENGTH = 254;

/** Play money one person may add in one currency and one UTC day, in whole major units. */
export const SANDBOX_DAY_LIMIT_MAJOR = 1_000_000n;
