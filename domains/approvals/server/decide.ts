import { isDeepStrictEqual } from 'node:util';

import { mayCause, type EventOf, type StateAfter } from '@egcr/contract/machine';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { networkOf } from '@egcr/server-kit/network';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  approvalRefusals,
  EXECUTED_PER_DAY_MAX,
  type approveCall,
  type Proposal,
  type rejectCall,
  type withdrawCall,
} from '../contract/index.ts';
import { approvalActs } from '../contract/acts.ts';
import { DAY_S } from '../contract/limits.ts';
import { proposalMachine } from '../contract/proposal-machine.ts';
import { kindOf, type Outcome, type ProposalKind } from './kind.ts';
import type { ApprovalParts } from './parts.ts';
import { boundedWorth } from './bound.ts';
import type { Ready } from './prepare-approval.ts';
import { openPayload } from './payload.ts';
import { toProposal } from './show-proposals.ts';
import { countExecuted, decideProposal, findSealedPayload, lockProposal, type ShownRow } from './store.ts';
import { tellOfDecision } from './tell.ts';

/**
 * Carries a proposal out, in this transaction, once; what its kind prepares was made before. Refuses not_found, proposal_decided,
 * proposal_expired, own_proposal, proposal_changed, role_required, proposal_void, day_limit_reached, what the kind refuses, interested_party,
 * proposal_outdated, day_worth_reached, in that order; then nothing was decided.
 */
export async function approve(
  parts: ApprovalParts,
  work: Work,
  { params, body, prepared }: CallInput<typeof approveCall> & { readonly prepared: Ready | undefined },
): Promise<Proposal> {
  const { row, state } = await lockFor(work, params.id, 'approve');
  const { userId } = personOf(work);
  const hash = row.payload_sha256.toString('hex');
  // The stored payload is hashed again: what was changed in the database by hand does not run either.
  const opened = await openPayload(work, row, (await findSealedPayload(work.db, row.id)) ?? '');
  if (body.sha256 !== hash || !opened) throw new Refusal(approvalRefusals.proposal_changed);
  const kind = kindOf(parts, row.kind);
  // What was read before this transaction counts only for exactly what is locked now.
  if (kind.prepare && prepared?.sha256 !== hash) throw new Refusal(approvalRefusals.proposal_changed);
  await holdBoth(parts, work, { kind, maker: row.proposed_by, checker: userId });
  const since = addSeconds(work.now, -DAY_S);
  const today = await countExecuted(work.db, kind.name, since);
  if (today.count >= (kind.perDay ?? EXECUTED_PER_DAY_MAX))
    throw new Refusal(approvalRefusals.day_limit_reached);
  const proposed = { proposedBy: row.proposed_by, prepared: prepared?.prepared };
  const judgement = await kind.judge(work, opened.payload, proposed);
  const { facts, interested = [] } = judgement;
  if (interested.includes(userId) || interested.includes(row.proposed_by))
    throw new Refusal(approvalRefusals.interested_party);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(facts)), row.facts))
    throw new Refusal(approvalRefusals.proposal_outdated);
  const worthMinor = await boundedWorth(parts, work, judgement, today.worthMinor);
  const outcome = await kind.run(work, opened.payload, proposed);
  return decide(parts, work, row, { state, reason: body.reason ?? null, outcome, worthMinor });
}

/** Refuses a proposal for good. Refuses not_found, proposal_decided, proposal_expired, own_proposal, role_required, in that order. */
export async function reject(
  parts: ApprovalParts,
  work: Work,
  { params, body }: CallInput<typeof rejectCall>,
): Promise<Proposal> {
  const { row, state } = await lockFor(work, params.id, 'reject');
  const { userId } = personOf(work);
  const permission = kindOf(parts, row.kind).approvedWith;
  if (!(await parts.staff.hold(work, { userId, permission })))
    throw new Refusal(platformRefusals.role_required);
  return decide(parts, work, row, { state, reason: body.reason, outcome: null });
}

/** Takes back one's own. Refuses not_found, also for another person's, proposal_decided, proposal_expired, in that order. */
export async function withdraw(
  parts: ApprovalParts,
  work: Work,
  { params, body }: CallInput<typeof withdrawCall>,
): Promise<Proposal> {
  const { row, state } = await lockFor(work, params.id, 'withdraw');
  return decide(parts, work, row, { state, reason: body.reason ?? null, outcome: null });
}

type Decision = Exclude<EventOf<typeof proposalMachine>, 'expire'>;

/** A proposal, locked, and what the decision makes of it. What waited too long is expired, whether that has been written down or not. */
async function lockFor<Taken extends Decision>(
  work: Work,
  id: string,
  decision: Taken,
): Promise<{ readonly row: ShownRow; readonly state: StateAfter<typeof proposalMachine, Taken> }> {
  const row = await lockProposal(work.db, id);
  if (!row) throw new Refusal(platformRefusals.not_found);
  const state = step(proposalMachine, row.state, decision);
  if (row.expires_at <= work.now) throw new Refusal(approvalRefusals.proposal_expired);
  const isOwn = row.proposed_by === personOf(work).userId;
  if (!mayCause(proposalMachine, decision, isOwn ? 'its proposer' : 'another of the staff'))
    throw new Refusal(isOwn ? approvalRefusals.own_proposal : platformRefusals.not_found);
  return { row, state };
}

/** Both must be able to act now: what someone proposed who has lost the role or is banned is void. Held in the order of their ids. */
async function holdBoth(
  { staff }: ApprovalParts,
  work: Work,
  { kind, maker, checker }: { readonly kind: ProposalKind; readonly maker: string; readonly checker: string },
): Promise<void> {
  for (const userId of [maker, checker].toSorted()) {
    const permission = userId === maker ? kind.proposedWith : kind.approvedWith;
    if (await staff.hold(work, { userId, permission })) continue;
    throw new Refusal(userId === maker ? approvalRefusals.proposal_void : platformRefusals.role_required);
  }
}

const actions = {
  executed: approvalActs.proposal_approved,
  rejected: approvalActs.proposal_rejected,
  withdrawn: approvalActs.proposal_withdrawn,
} as const;

interface Decided {
  readonly state: keyof typeof actions;
  readonly reason: string | null;
  readonly outcome: Outcome | null;
  readonly worthMinor?: bigint;
}

async function decide(parts: ApprovalParts, work: Work, row: ShownRow, decided: Decided): Promise<Proposal> {
  const { userId, sessionId } = personOf(work);
  const by = { userId, session: sessionId, network: networkOf(work.request.ip) };
  const kept = await decideProposal(work.db, { ...decided, id: row.id, by, now: work.now });
  invariant(kept !== undefined, 'a locked proposal was decided by another');
  await parts.staff.record(work, {
    action: actions[decided.state],
    userId: row.proposed_by,
    subject: row.id,
    kind: row.kind,
  });
  await kindOf(parts, row.kind).ended?.(work, { id: row.id, state: decided.state });
  await tellOfDecision(parts, work, kept);
  return toProposal(parts, work, kept);
}
