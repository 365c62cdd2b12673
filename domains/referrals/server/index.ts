export { createReferrals } from './create-referrals.ts';
export type { ReferralPeople } from './people.ts';
export { rewardKind } from './reward-money.ts';
