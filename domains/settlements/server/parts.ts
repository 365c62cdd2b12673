import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { PaymentsDoor } from '@egcr/payments/server';

/** What the use cases of settlements need. */
export interface SettlementParts {
  readonly payments: () => PaymentsDoor;
  readonly approvals: ApprovalsDoor;
}
