import type { Work } from '@egcr/server-kit/work';

import { approvalActs } from '../contract/acts.ts';
import { proposalMachine } from '../contract/proposal-machine.ts';
import { kindOf } from './kind.ts';
import type { ApprovalParts } from './parts.ts';
import { decideProposal, lockOverdue } from './store.ts';
import { tellOfDecision } from './tell.ts';

export const EXPIRE = 'approvals.expire';
const AT_ONCE = 200;

/** Closes what waited too long; it could not be approved any more anyway. */
export async function expire(parts: ApprovalParts, work: Work): Promise<void> {
  for (const { id, kind, proposed_by: userId } of await lockOverdue(work.db, work.now, AT_ONCE)) {
    const closed = await decideProposal(work.db, {
      id,
      state: proposalMachine.events.expire.moves.open,
      reason: null,
      outcome: null,
      now: work.now,
    });
    if (!closed) continue;
    await parts.staff.record(work, { action: approvalActs.proposal_expired, userId, subject: id, kind });
    await kindOf(parts, kind).ended?.(work, { id, state: 'expired' });
    await tellOfDecision(parts, work, closed);
  }
}
