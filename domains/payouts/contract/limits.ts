/** Whole units of any currency that one person has paid out in one UTC day; beyond that a second member confirms, or time passes. */
export const ALONE_UNITS = 10_000n;

/** The least that one payout can be, in minor units: whatever there is can be paid out. */
export const LEAST_MINOR = 1n;

/** How long a payout beyond that waits where there is nobody else who could confirm it. Its merchant is told, and may take it back. */
export const COOLING_S = 24 * 3600;

/** A payout that no second member answers in time ends. */
export const ANSWER_WITHIN_S = 7 * 24 * 3600;

/** Payouts of one merchant that wait at a time. */
export const WAITING_MAX = 20;

/** The hour of the merchant's day at which a schedule pays out. */
export const SCHEDULE_HOUR = 6;

/** When a schedule whose payout was refused is tried again. */
export const RETRY_S = 3600;
