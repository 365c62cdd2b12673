/** Rules of one merchant that decide, and entries of their list. */
export const RISK_RULES_MAX = 30;
export const RISK_ENTRIES_MAX = 4_000;
export const RISK_AT_LEAST_MAX = 1_000;
