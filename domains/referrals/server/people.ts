import type { People } from '@egcr/profile/server';

/** What referrals ask about people. */
export type ReferralPeople = Pick<People, 'contactsOf' | 'hasCompleteProfile'>;
