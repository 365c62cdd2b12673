/** Characters of what is sold. */
export const TITLE_MAX_LENGTH = 80;

/** Links of one merchant that can be paid. */
export const LINKS_ACTIVE_MAX = 200;

/** How often one link can be paid, where the merchant says so. */
export const STOCK_MAX = 1_000_000;

/** How long a link can be paid, at most. */
export const LINK_DAYS_MAX = 365;

/** A payment that nobody confirms ends after this. */
export const PAYMENT_OPEN_S = 24 * 3600;

/** From the payment until its money can be paid out. */
export const SETTLE_AFTER_S = 24 * 3600;

/** What a payment costs the merchant, in hundredths of a percent. */
export const FEE_BPS = 100;
