/** The longest period of one statement: a year, whichever. */
export const STATEMENT_DAYS_MAX = 366;
