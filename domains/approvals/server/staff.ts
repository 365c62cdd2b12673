import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

export type ProposalAction =
  | 'proposal_made'
  | 'proposal_approved'
  | 'proposal_rejected'
  | 'proposal_withdrawn'
  | 'proposal_expired';

/** What approvals ask of the domains that know people. */
export interface ApprovalStaff {
  /** Whether a person is a super admin who may act now: not banned, not gone. What they are stays so until the unit ends. */
  holdSuperAdmin(work: Work, userId: string): Promise<boolean>;
  /** Super admins, whether they may act or not. */
  superAdmins(work: Work): Promise<readonly string[]>;
  /** Names for lists; who is gone is missing. */
  namesOf(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Writes into the house's audit log; `userId` is whose proposal it is. */
  record(
    work: Work,
    entry: {
      readonly action: ProposalAction;
      readonly userId: string;
      readonly subject: string;
      readonly kind: string;
    },
  ): Promise<void>;
  /** Mails every super admin but one that a proposal waits. */
  mailOthers(work: Work, except: string): Promise<void>;
}
