/** What people may order at once, in minor units of the currency of the fund. */
export const ORDER_MINOR_MIN = 1_000n;
export const ORDER_MINOR_MAX = 100_000_000n;
/** Orders of one person that wait for a price. */
export const WAITING_ORDERS_MAX = 20;
/** Money of a purchase that found no price for so long goes back. */
export const HOLD_DAYS = 30;
/** Orders are taken every day until this hour, in UTC; later ones wait for the next day. */
export const CUT_OFF_HOUR = 16;
/** What a unit costs while none is out: ten of the currency, in millionths. */
export const FIRST_PRICE_MICRO = 10_000_000n;
/** A price moves by a quarter at most from one valuation to the next, in percent. */
export const PRICE_STEP_MAX_PERCENT = 25n;
/** What may be spent of a fund in a year, in hundredths of a percent of the average of its values at the ends of so many years. */
export const SPENDING_BASIS_POINTS = 400n;
export const SPENDING_YEARS = 5;
/** Valuations that the page of a fund shows. */
export const HISTORY_MAX = 400;
export const OWN_ORDERS_MAX = 100;
