/** In code points. */
export const NOTE_MAX_LENGTH = 140;

/** Longest way of naming a recipient: an e-mail address. */
export const RECIPIENT_MAX_LENGTH = 254;

/** Play money one person may add in one currency and one UTC day, in whole major units. */
export const SANDBOX_DAY_LIMIT_MAJOR = 1_000_000n;

/** How long a higher limit waits before it counts, so that who holds somebody's phone cannot lift it and pay at once. */
export const LIMIT_RAISE_WAIT_S = 24 * 3600;

/** How long a request for money waits where nothing else is said, and at most. */
export const REQUEST_DAYS_DEFAULT = 30;
export const REQUEST_DAYS_MAX = 365;

/** Open requests to people one has never dealt with: enough for a new shop, too few to pester strangers. */
export const REQUESTS_TO_STRANGERS_MAX = 5;

/** Open requests of one person, to anybody. */
export const REQUESTS_OPEN_MAX = 200;

/** People one may keep as payees. */
export const PAYEES_MAX = 500;

/** The label one gives a payee, in code points. */
export const LABEL_MAX_LENGTH = 60;

/** How many of an account's newest entries are read at once to learn with whom its owner has dealt. */
export const ACQUAINTANCE_ENTRIES_MAX = 5000;

/** Standing orders of one person that have not ended. */
export const ORDERS_MAX = 50;

/** How far ahead the first payment of a standing order may lie. */
export const ORDER_AHEAD_DAYS_MAX = 3660;

/** How many payments a standing order may count. */
export const ORDER_COUNT_MAX = 1200;

/** Standing orders run at this hour of the UTC day: on the same calendar day from Hawaii to Samoa, and never moved by summer time. */
export const ORDER_HOUR_UTC = 10;

/** A payment that could not be made is tried again so often, so long after each attempt: four attempts within a day. */
export const ORDER_RETRIES = 3;
export const ORDER_RETRY_S = 8 * 3600;

/** A payment missed because nothing ran is made up for so many days; an older one is skipped, and its owner told. */
export const ORDER_CATCH_UP_DAYS = 7;

/** How many runs of a standing order its page shows. */
export const ORDER_RUNS_SHOWN = 50;

/** Pots one person may have open. */
export const POTS_MAX = 30;

/** The name of a pot, in code points. */
export const POT_NAME_MAX_LENGTH = 40;

/** The file that proves a transfer, in characters: a line, forty hashes and a signature, with room to spare. */
export const PROOF_FILE_MAX_LENGTH = 20_000;

/** Signed roots on one page. */
export const CHECKPOINTS_PAGE_MAX = 100;

/** How often the log is sealed while money moves. */
export const SEAL_EVERY_S = 5;

/** What is looked for in a history, in code units. */
export const SEARCH_MAX_LENGTH = 100;

/** What a conversion costs, in hundredths of a percent of the source amount. */
export const CONVERT_FEE_BPS = 25n;

/** How long a quote holds. */
export const QUOTE_S = 60;

/** How long a quote is kept after it expired. */
export const QUOTE_KEEP_S = 7 * 24 * 3600;

/** The longest period of one statement: a year, whichever. */
export const STATEMENT_DAYS_MAX = 366;

/** Bank details as typed, and the name of who holds the account: what ISO 20022 takes. */
export const ACCOUNT_TEXT_MAX_LENGTH = 64;
export const ACCOUNT_HOLDER_MAX_LENGTH = 70;

/** Bank accounts one person may save. */
export const PAYOUT_ACCOUNTS_MAX = 20;

/** How long the bank may say nothing of a withdrawal before the staff sees it as overdue. Its money is never given back by time. */
export const WITHDRAWAL_OVERDUE_S = 5 * 24 * 3600;

/** A statement of another bank that is taken in: its text, its entries, and how many accounts elsewhere one person may keep. */
export const IMPORT_MAX_LENGTH = 900_000;
export const IMPORT_ENTRIES_MAX = 5000;
export const IMPORT_COLUMNS_MAX = 100;
/** Columns of a CSV that are joined to the text of an entry. */
export const IMPORT_TEXT_COLUMNS_MAX = 10;
/** A date or an amount as a file writes it, in characters: what is longer is neither. */
export const IMPORT_VALUE_MAX_LENGTH = 64;
/** An XML message of a bank, ours or another: its nesting, the length of one tag, its attributes. */
export const XML_DEPTH_MAX = 32;
export const XML_TAG_MAX_LENGTH = 4096;
export const XML_ATTRIBUTES_MAX = 32;
export const OUTSIDE_ACCOUNTS_MAX = 20;
export const IMPORT_NAME_MAX_LENGTH = 60;

/** E-mail addresses and phone numbers of strangers that one person, and one network, may look up on one UTC day. */
export const LOOKUPS_BY_PERSON_MAX = 20;
export const LOOKUPS_BY_NETWORK_MAX = 500;
