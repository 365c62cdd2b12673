/** The question about cookies comes so long after the page has loaded. */
export const CONSENT_DELAY_MS = 1000;

/** Entries one visit may add in a minute. */
export const LOGS_PER_WINDOW_MAX = 60;
export const LOGS_WINDOW_S = 60;

/** JSON text of an entry's details, in UTF-8. */
export const DETAILS_MAX_BYTES = 4096;
export const ACTIVITY_TYPE_LENGTH_MAX = 64;
export const SESSION_ID_LENGTH_MAX = 64;
export const PAGE_URL_LENGTH_MAX = 2048;
export const PATH_LENGTH_MAX = 200;
export const PLACE_LENGTH_MAX = 80;
export const TAG_LENGTH_MAX = 35;

/** Coordinates are kept in steps of a tenth of a degree, some ten kilometres. */
export const COORDINATE_STEP = 0.1;
/** Sizes of screens are kept in steps of so many pixels: enough for a layout, too little to tell people apart. */
export const SCREEN_STEP_PX = 100;

/** What needs consent is kept for 90 days, security events for 13 months. */
export const LOG_KEEP_S = 90 * 24 * 3600;
export const SECURITY_KEEP_S = 396 * 24 * 3600;

/** Entries read from the database at once for an export. */
export const EXPORT_PAGE = 500;
/** Answers of a person that their export lists. */
export const RECEIPTS_MAX = 200;
