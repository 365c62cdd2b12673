/** Lines of one settlement file. */
export const SETTLEMENT_LINES_MAX = 5_000;

/** So long after a payment a simulated rail, or one of another company, has to have settled it. What it has not is missing. */
export const SETTLED_WITHIN_S = { simulated: 2 * 24 * 3600, outside: 10 * 24 * 3600 } as const;

/** How far back missing payments are looked for. */
export const MISSING_SINCE_S = 30 * 24 * 3600;

/** How many days back a simulated rail is asked for files that were not taken in yet. */
export const COLLECT_DAYS = 7;
