import { addSeconds } from '@egcr/contract/time';
import { networkOf } from '@egcr/server-kit/network';
import { platformRefusals } from '@egcr/contract/refusals';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { approvalActs } from '../contract/acts.ts';
import {
  approvalRefusals,
  OPEN_PER_MAKER_MAX,
  PROPOSAL_EXPIRES_S,
  type Proposal,
} from '../contract/index.ts';
import { boundedWorth } from './bound.ts';
import type { ProposalKind } from './kind.ts';
import type { ApprovalParts } from './parts.ts';
import { keepPayload } from './payload.ts';
import { toProposal } from './show-proposals.ts';
import { addProposal, countOpenOf } from './store.ts';
import { tellOfNew } from './tell.ts';

/** What a member of staff wants done. */
export interface Wanted {
  /** What it is about: an entry of the bank, a currency, a person. */
  readonly subject: string;
  /** Exactly what will run: plain JSON. */
  readonly payload: unknown;
  readonly reason?: string | undefined;
  /** What the kind's `prepare` has answered for the payload, before this transaction. */
  readonly prepared?: unknown;
}

/**
 * Writes down what the caller wants done, for a second person to decide on; nothing else happens. Refuses role_required, what the kind refuses,
 * interested_party, day_worth_reached where it alone moves too much, too_many_proposals, in that order. Those who can approve it are told.
 */
export async function propose(
  parts: ApprovalParts,
  work: Work,
  { kind, wanted }: { readonly kind: ProposalKind; readonly wanted: Wanted },
): Promise<Proposal> {
  const { userId, sessionId } = personOf(work);
  if (!(await parts.staff.hold(work, { userId, permission: kind.proposedWith })))
    throw new Refusal(platformRefusals.role_required);
  const judgement = await kind.judge(work, wanted.payload, {
    proposedBy: userId,
    prepared: wanted.prepared,
  });
  const { facts, interested = [] } = judgement;
  if (interested.includes(userId)) throw new Refusal(approvalRefusals.interested_party);
  await boundedWorth(parts, work, judgement);
  if ((await countOpenOf(work.db, userId, work.now)) >= OPEN_PER_MAKER_MAX)
    throw new Refusal(approvalRefusals.too_many_proposals);
  const { sealed, sha256 } = await keepPayload(work, work.effectId, wanted.payload);
  const row = await addProposal(work.db, {
    id: work.effectId,
    kind: kind.name,
    subject: wanted.subject,
    sealedPayload: sealed,
    sha256,
    facts,
    reason: wanted.reason ?? '',
    proposedBy: userId,
    session: sessionId,
    network: networkOf(work.request.ip),
    now: work.now,
    expiresAt: addSeconds(work.now, kind.expires_s ?? PROPOSAL_EXPIRES_S),
  });
  invariant(row !== undefined, 'a proposal was not kept');
  await parts.staff.record(work, {
    action: approvalActs.proposal_made,
    userId,
    subject: row.id,
    kind: kind.name,
  });
  await tellOfNew(parts, work, row);
  return toProposal(parts, work, row);
}
