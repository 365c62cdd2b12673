/** The token that makes the first super admin. */
export const BOOTSTRAP_TOKEN_S = 1800;
export const BOOTSTRAP_TOKEN_LENGTH_MAX = 100;
/** What the overview shows of the audit log. */
export const OVERVIEW_EVENTS = 8;
