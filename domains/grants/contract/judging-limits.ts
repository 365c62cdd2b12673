/** Scores go from 0 to 5 in halves. */
export const HALVES_MAX = 10;
/** How many people judge an application, and one for more than 250,000 US dollars (in cents). */
export const REVIEWS = 2;
export const LARGE_REVIEWS = 3;
export const LARGE_FROM_MINOR = 25_000_000n;
/** Points by which reviews may differ before one more person judges. */
export const SPREAD_MAX = 1.5;
/** What every award reaches, in each criterion and in all: 3 of 5 points. */
export const POINTS_MIN = 3;
/** Points from the consensus at which a review is flagged. */
export const OUTLIER_FROM = 1;
/** From so many reviews on it is known how strict a reviewer is. */
export const NORMALISED_FROM = 3;
/** The reserve list, of what the budget is enough for. */
export const RESERVE_PERCENT = 20;
/** What the reason of a score may be long. */
export const SCORE_REASON_MIN_LENGTH = 10;
export const SCORE_REASON_MAX_LENGTH = 1000;
/** Applications that are ranked together, the newest first. */
export const RANKED_MAX = 500;
/** Rows of the ranking that are shown beside a case. */
export const RANKING_SHOWN = 100;
