/** Topic: a person whom somebody brought got one step further; the one who brought them hears of it. */
export const REFERRAL_CHANGED = 'referrals.referral_changed';

/** Topic: a reward has waited long enough and may be paid. `{reward_id, user_id, amount, asset}` */
export const REWARD_DUE = 'referrals.reward_due';
