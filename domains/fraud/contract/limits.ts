/** So many reports may one person send in 24 hours. */
export const REPORTS_PER_DAY_MAX = 5;
/** So many people have to report the same before a check says that it was reported. */
export const REPORTERS_MIN = 2;
/** So long may a text be that is checked: an address, not a letter. */
export const CHECKED_MAX_LENGTH = 500;
