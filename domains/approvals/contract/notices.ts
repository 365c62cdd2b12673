import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import * as z from 'zod/mini';

const terms = {
  /** What kind of proposal it is. */
  params: z.object({ proposed: z.optional(z.string()) }),
  link: () => hrefOf('super-admin-oversight'),
  type: 'task.approval',
} as const;

/** A proposal waits for a second person; goes to every super admin but the one who made it. */
export const proposalWaiting = notice('approvals.proposal_waiting', terms);

/** What became of a proposal, for the one who made it. */
export const proposalEnded = {
  executed: notice('approvals.proposal_executed', terms),
  rejected: notice('approvals.proposal_rejected', terms),
  expired: notice('approvals.proposal_expired', terms),
} as const;
