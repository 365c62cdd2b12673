export { createReferrals } from './create-referrals.ts';
export type { ReferralPeople } from './people.ts';
