/** In code points. */
export const NOTE_MAX_LENGTH = 140;

/** Longest way of naming a recipient: an email address. */
export const RECIPIENT_MAX_LENGTH = 254;

/** Play money one person may add in one currency and one UTC day, in whole major units. */
export const SANDBOX_DAY_LIMIT_MAJOR = 1_000_000n;

/** How long a higher limit waits before it counts, so that who holds someone's phone cannot lift it and pay at once. */
export const LIMIT_RAISE_WAIT_S = 24 * 3600;

/** A payment above one such part of what can be spent asks for the PIN, where the person has set no sum of their own. */
export const PIN_SHARE_DEFAULT = 10n;

/** People one may keep as payees. */
export const PAYEES_MAX = 500;

/** The label one gives a payee, in code points. */
export const LABEL_MAX_LENGTH = 60;

/** How many of an account's newest entries are read at once to learn with whom its owner has dealt. */
export const ACQUAINTANCE_ENTRIES_MAX = 5000;

/** Pots one person may have open. */
export const POTS_MAX = 30;

/** The name of a pot, in code points. */
export const POT_NAME_MAX_LENGTH = 40;

/** The months of which spending is drawn, the one that has begun included. */
export const SPENDING_MONTHS = 6;

/** The newest entries that spending is counted from. */
export const SPENDING_ENTRIES_MAX = 45_000;

/** What is looked for in a history, in code units. */
export const SEARCH_MAX_LENGTH = 100;

/** E-mail addresses and phone numbers of strangers that one person, and one network, may look up on one UTC day. */
export const LOOKUPS_BY_PERSON_MAX = 20;
export const LOOKUPS_BY_NETWORK_MAX = 500;
