import { handle, handlePrepared, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import {
  approveCall,
  countWaitingCall,
  proposalCall,
  proposalsCall,
  rejectCall,
  withdrawCall,
  type Proposal,
} from '../contract/index.ts';
import { proposalMachine } from '../contract/proposal-machine.ts';
import { approve, reject, withdraw } from './decide.ts';
import { prepareApproval } from './prepare-approval.ts';
import { EXPIRE, expire } from './expire.ts';
import type { ProposalKind } from './kind.ts';
import type { ApprovalParts } from './parts.ts';
import { sealedPayload } from './payload.ts';
import { propose, type Wanted } from './propose.ts';
import { countWaiting, readProposal, readProposals } from './show-proposals.ts';

export {
  amountFact,
  preparedKind,
  proposalKind,
  textFact,
  type EndedProposal,
  type Outcome,
  type ProposalKind,
} from './kind.ts';
export type { ApprovalMoney } from './parts.ts';
export type { ApprovalStaff } from './staff.ts';

/** What other domains may ask of approvals. */
export interface ApprovalsDoor {
  /**
   * Writes down what the caller wants done, for a second person to decide on. Refuses role_required, what the kind refuses, interested_party,
   * too_many_proposals, in that order.
   */
  propose(work: Work, kind: ProposalKind, wanted: Wanted): Promise<Proposal>;
}

/** What takes two people: a proposal, and a decision by another person. */
export function createApprovals(parts: ApprovalParts): {
  readonly domain: ServerDomain;
  readonly door: ApprovalsDoor;
} {
  return {
    domain: {
      name: 'approvals',
      calls: [
        handle(proposalsCall, (work, input) => readProposals(parts, work, input)),
        handle(countWaitingCall, (work) => countWaiting(work)),
        handle(proposalCall, (work, input) => readProposal(parts, work, input)),
        handlePrepared(
          approveCall,
          (before, input) => prepareApproval(parts, before, input),
          (work, input, prepared) => approve(parts, work, { ...input, prepared }),
        ),
        handle(rejectCall, (work, input) => reject(parts, work, input)),
        handle(withdrawCall, (work, input) => withdraw(parts, work, input)),
      ],
      machines: [proposalMachine],
      sealed: [sealedPayload],
      jobs: { [EXPIRE]: (work) => expire(parts, work) },
      schedules: [{ cron: '*/5 * * * *', job: EXPIRE }],
    },
    door: { propose: (work, kind, wanted) => propose(parts, work, { kind, wanted }) },
  };
}
