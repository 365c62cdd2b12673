import { acts } from '@egcr/contract/act';

/** What becomes of proposals, in the audit log of the house. */
export const approvalActs = acts([
  'proposal_made',
  'proposal_approved',
  'proposal_rejected',
  'proposal_withdrawn',
  'proposal_expired',
]);
