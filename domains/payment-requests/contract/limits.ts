/** How long a request for money waits where nothing else is said, and at most. */
export const REQUEST_DAYS_DEFAULT = 30;
export const REQUEST_DAYS_MAX = 365;

/** Open requests to people one has never dealt with: enough for a new shop, too few to pester strangers. */
export const REQUESTS_TO_STRANGERS_MAX = 5;

/** Open requests of one person, to anybody. */
export const REQUESTS_OPEN_MAX = 200;
