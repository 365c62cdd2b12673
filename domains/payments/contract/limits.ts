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

/** How long the money of a payment is held for its capture. */
export const CAPTURE_WITHIN_S = 7 * 24 * 3600;

/** From the payment until its money can be paid out. */
export const SETTLE_AFTER_S = 24 * 3600;

/** When a rail that gave no answer is asked again; the last holds for all that follow. */
export const ASK_AGAIN_AFTER_S = [5, 15, 40, 120, 300] as const;

/** Until then a request may still be on its way, so that a rail which says that it has none is asked again. Longer than any rail is waited for. */
export const ABSENT_AFTER_S = 60;

/** How long the simulated bank waits for the payer of a test, and how often a rail is asked while the payer is on its page. */
export const ACTION_WITHIN_S = 30 * 60;
export const ASK_DURING_ACTION_S = 300;

/** After this the operator hears of a payment whose rail still gives no answer. */
export const SILENT_AFTER_S = 15 * 60;

/** How far back the record of a rail goes. */
export const RAIL_DAYS = 90;

/** Payments that the record of a merchant's rails counts, the newest: more would make everybody wait. */
export const RAIL_PAYMENTS_MAX = 20_000;

/** Attempts of a day over a rail that carries money, from which on everyone sees how it went: fewer would tell of single payments. */
export const OPEN_RAIL_ATTEMPTS_MIN = 5;

/** Rules that a merchant has, ended ones apart, and with them; of each so many versions. The router takes no more than 32 in one decision. */
export const RULES_MAX = 30;
export const RULES_EVER_MAX = 200;
export const RULE_VERSIONS_MAX = 50;
export const RULE_PRIORITY_MAX = 1000;
export const RULE_WEIGHT_MAX = 100;

/** What a replay goes over: decisions of so many days, at most so many, the newest. */
export const REPLAY_DAYS = 30;
export const REPLAY_MAX = 1000;

/** What a payment costs the merchant, in hundredths of a percent. */
export const FEE_BPS = 100;

/** Until when a payer may dispute a payment. */
export const DISPUTE_WITHIN_S = 60 * 24 * 3600;

/** How long a merchant has to answer a dispute of a wallet payment. Rails say how long they wait. */
export const ANSWER_WITHIN_S = 7 * 24 * 3600;

/** How long a simulated rail reviews an answer. */
export const RAIL_REVIEW_S = 60;

/** Characters of a statement about a dispute, and of an answer to one. */
export const EVIDENCE_LENGTH_MAX = 4_000;

/** Files that one side hands in to a dispute. */
export const EVIDENCE_FILES_MAX = 5;

/** What one person may have handed in to disputes, all together. */
export const EVIDENCE_BYTES_MAX = 200_000_000;
export const EVIDENCE_TOTAL_MAX = 200;

/** How long the books of the simulated rails are kept. */
export const SANDBOX_BOOKS_S = 30 * 24 * 3600;

/** How long a checkout session can be paid: what its shop says, within these, else the most. */
export const CHECKOUT_MINUTES_MIN = 30;
export const CHECKOUT_MINUTES_MAX = 24 * 60;

/** Checkout sessions of one merchant that can be paid. */
export const CHECKOUTS_OPEN_MAX = 2_000;

/** Characters of an address that customers go back to. */
export const RETURN_URL_MAX_LENGTH = 2_000;
