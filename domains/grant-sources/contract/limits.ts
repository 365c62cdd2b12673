/** Addresses that can be read from. */
export const SOURCES_MAX = 50;
/** Pages of one reading, and programmes on each. */
export const IMPORT_PAGES_MAX = 25;
export const IMPORT_PAGE_SIZE = 100;
/** Of a page that has more than was asked for. */
export const IMPORT_ENTRIES_MAX = 200;
/** Of one page. */
export const IMPORT_BYTES_MAX = 2_000_000;
/** What is told of, one by one. */
export const UNREAD_MAX = 100;
/** A reading that has not ended by then was interrupted. */
export const IMPORT_STALE_S = 900;
export const OUTSIDE_TITLE_MAX_LENGTH = 300;
export const OUTSIDE_SUMMARY_MAX_LENGTH = 2_000;
export const SOURCE_URL_MAX_LENGTH = 300;
