/** Standing orders of one person that have not ended. */
export const ORDERS_MAX = 50;

/** How far ahead the first payment of a standing order may lie. */
export const ORDER_AHEAD_DAYS_MAX = 3660;

/** How many payments a standing order may count. */
export const ORDER_COUNT_MAX = 1200;

/** Standing orders run at this hour of the UTC day: on the same calendar day from Hawaii to Samoa, and never moved by summer time. */
export const ORDER_HOUR_UTC = 10;

/** A payment that could not be made is tried again so often, so long after each attempt: four attempts within a day. */
export const ORDER_RETRIES = 3;
export const ORDER_RETRY_S = 8 * 3600;

/** A payment missed because nothing ran is made up for so many days; an older one is skipped, and its owner told. */
export const ORDER_CATCH_UP_DAYS = 7;

/** How many runs of a standing order its page shows. */
export const ORDER_RUNS_SHOWN = 50;
