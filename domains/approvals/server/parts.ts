import type { ProposalKind } from './kind.ts';
import type { ApprovalStaff } from './staff.ts';

/** What the use cases of approvals stand on. */
export interface ApprovalParts {
  readonly staff: ApprovalStaff;
  /** Every kind that can be proposed; asked for late, since the domains that bring them need approvals first. */
  readonly kinds: () => readonly ProposalKind[];
}
