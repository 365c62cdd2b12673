export { applyReferralCall, readReferralsCall } from './endpoints.ts';
export { referralChanged, rewardDue } from './events.ts';
export { rewardAmount } from './reward.ts';
export { codeInQuery, isReferralCode, referralStatuses, type ReferralStatus } from './rules.ts';
