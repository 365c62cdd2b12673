export { applyReferralCall, readReferralsCall } from './endpoints.ts';
export { REFERRAL_CHANGED, REWARD_DUE } from './events.ts';
export { rewardAmount } from './reward.ts';
export { codeInQuery, isReferralCode, referralStatuses, type ReferralStatus } from './rules.ts';
