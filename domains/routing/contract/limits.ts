/** Rails of one decision. */
export const CANDIDATES_MAX = 64;
/** Exchange edges of one decision: with more, a hostile body could keep the server busy. */
export const EDGES_MAX = 96;
/** Middle rates of one decision. */
export const RATES_MAX = 32;
export const RULES_MAX = 32;
/** What one list inside a candidate or a rule holds. */
export const LIST_MAX = 64;
/** Outcomes of one rail, the oldest first. */
export const OUTCOMES_MAX = 100;
export const OUTAGES_MAX = 8;
/** Outcomes that a success rate is made of, at most. */
export const WINDOW_MAX = 100;

/** Pairs of metadata of one payment, and characters of one value. */
export const METADATA_MAX = 20;
export const METADATA_VALUE_MAX = 100;

/** Exchange steps of one path. */
export const HOPS_MAX = 3;

/** A key with fewer real outcomes gives way to the coarser one. */
export const REAL_OUTCOMES_MIN = 5;

/** What a decision goes by where nothing else is said. */
export const WINDOW_DEFAULT = 20;
export const ELIMINATION_DEFAULT = '0.2';
export const MARGIN_DEFAULT = '1';
export const LAMBDA_DEFAULT = '0';
export const EXPLORATION_DEFAULT = '0.05';

/** The breaker opens after so many technical failures in a row, … */
export const BREAKER_IN_A_ROW = 5;
/** … or when so many outcomes lie within so many seconds and half of them failed technically. */
export const BREAKER_LAST = 20;
export const BREAKER_WITHIN_S = 60;
/** After this it lets one payment try. */
export const BREAKER_OPEN_S = 30;

/** Attempts of one payment, what they may take together, and attempts on one instrument in thirty days. */
export const ATTEMPTS_MAX = 3;
export const ATTEMPTS_BUDGET_MS = 45_000;
export const INSTRUMENT_ATTEMPTS_MAX = 15;
