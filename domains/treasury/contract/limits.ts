/** Whole units of any currency that one member lets leave on one UTC day; beyond that a second one confirms. */
export const TWO_ABOVE_UNITS = 10_000n;
/** A payment that no second member answers lapses. */
export const ANSWER_WITHIN_S = 7 * 24 * 3600;
/** Payments of one business that wait for a second member at a time. */
export const WAITING_MAX = 20;
