import { acts } from '@egcr/contract/act';

/** What staff decide about rewards in review, in the audit log of the house. */
export const rewardActs = acts(['referral_reward_released', 'referral_reward_refused']);
