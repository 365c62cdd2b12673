/** Payments in one envelope. */
export const ROWS_MAX = 10_000;
/** Payments that one transaction makes. */
export const BATCH_ROWS = 500;
/** How often a payment is tried before its money goes back to where it came from. */
export const ATTEMPTS_MAX = 5;
/** Between two tries. */
export const RETRY_AFTER_S = 86_400;
/** US cents from which an envelope also needs oversight: one million dollars. */
export const LARGE_FROM_CENTS = 100_000_000n;
