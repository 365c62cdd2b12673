import type { Database } from '@egcr/server-kit/database';

/** What referrals ask of identity and profile; their doors have it. */
export interface ReferralPeople {
  contactsOf(
    db: Database,
    userId: string,
  ): Promise<
    | { readonly email: string | null; readonly isEmailVerified: boolean; readonly isPhoneVerified: boolean }
    | undefined
  >;
  /** Names, username and PIN. */
  hasCompleteProfile(db: Database, userId: string): Promise<boolean>;
}
