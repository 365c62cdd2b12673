import { machine } from '@egcr/contract/machine';

import { proposalStates } from './kinds.ts';
import { approvalRefusals } from './refusals.ts';

/** What becomes of a proposal. Every decision is the last one. */
export const proposalMachine = machine({
  name: 'approvals.proposal',
  states: proposalStates,
  first: 'open',
  events: {
    approve: {
      by: ['another of the staff'],
      moves: { open: 'executed' },
      effect: 'what was proposed is done in the same transaction',
    },
    reject: { by: ['another of the staff'], moves: { open: 'rejected' } },
    withdraw: { by: ['its proposer'], moves: { open: 'withdrawn' } },
    expire: { by: ['time'], moves: { open: 'expired' } },
  },
  refusal: approvalRefusals.proposal_decided,
});
