/** How long after signing up a person may still say who sent them. */
export const APPLY_WITHIN_S = 30 * 24 * 3600;
/** People whom one person may bring in 24 hours. */
export const REFERRALS_PER_DAY_MAX = 20;
/** More than these within an hour look like a machine. */
export const REFERRALS_PER_HOUR_USUAL = 5;
export const LIST_LENGTH_MAX = 200;

/** Letters and digits of a code that we make. */
export const CODE_LENGTH = 8;

/** What both sides get, in minor units of JVD: ten JVD. */
export const REWARD_MINOR = 1000n;
/** Rewards wait this long after the referral is complete. */
export const REWARD_HOLD_S = 14 * 24 * 3600;
export const REWARDS_PER_MONTH_MAX = 50;
export const REWARDS_MAX = 500;
/** The smallest payment that counts as real activity, in whole units of any currency. */
export const ACTIVITY_MAJOR_MIN = 10n;

/** Rewards that one of the staff releases within 24 hours: two hundred JVD. Beyond that a colleague looks. */
export const REWARDS_RELEASED_PER_DAY_MAX = 20;

/** From here on a person looks at it before a reward is given. */
export const RISK_REVIEW_FROM = 60;
