import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { StatusDoor } from '@egcr/registry/server';

/** What the status of businesses stands on. */
export interface StatusParts {
  readonly statuses: StatusDoor;
  readonly approvals: ApprovalsDoor;
}
