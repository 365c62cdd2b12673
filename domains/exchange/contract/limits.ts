/** What a conversion costs, in hundredths of a percent of the source amount. */
export const CONVERT_FEE_BPS = 25n;

/** How long a quote holds. */
export const QUOTE_S = 60;

/** How long a quote is kept after it expired. */
export const QUOTE_KEEP_S = 7 * 24 * 3600;
