import type { WireMoney } from '@egcr/contract/money';
import type { Work } from '@egcr/server-kit/work';

import type { ProposalKind } from './kind.ts';
import type { ApprovalStaff } from './staff.ts';

/** How much two people may move. */
export interface ApprovalMoney {
  /** US cents that proposals of one kind may move within 24 hours, together. */
  readonly dayMaxMinor: bigint;
  /** What money is worth now, in US cents. */
  worthOf(work: Pick<Work, 'db' | 'now'>, moves: readonly WireMoney[]): Promise<bigint>;
}

/** What the use cases of approvals stand on. */
export interface ApprovalParts {
  readonly staff: ApprovalStaff;
  readonly money: ApprovalMoney;
  /** Every kind that can be proposed; asked for late, since the domains that bring them need approvals first. */
  readonly kinds: () => readonly ProposalKind[];
}
