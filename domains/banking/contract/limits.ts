/** Bank details as typed, and the name of who holds the account: what ISO 20022 takes. */
export const ACCOUNT_TEXT_MAX_LENGTH = 64;
export const ACCOUNT_HOLDER_MAX_LENGTH = 70;

/** Bank accounts one person may save. */
export const PAYOUT_ACCOUNTS_MAX = 20;

/** Within how many working days a bank usually pays a withdrawal out: told on the check page, promised by nobody. */
export const WITHDRAWAL_ARRIVES_DAYS = 3;

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

/**
 * What one file of our own bank may hold: its statements, their entries, and the payments that the entries tell of. All of it is planned,
 * and booked in one transaction.
 */
export const BANK_FILE_STATEMENTS_MAX = 400;
export const BANK_FILE_ENTRIES_MAX = 5000;
export const BANK_FILE_PAYMENTS_MAX = 10_000;
/** Different references of deposits in the remittances of a file: two for each payment. */
export const BANK_FILE_REFERENCES_MAX = 20_000;
