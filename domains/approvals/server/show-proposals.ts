import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { countWaitingCall, Proposal, proposalCall, proposalsCall } from '../contract/index.ts';
import type { ApprovalParts } from './parts.ts';
import { countOpen, findProposal, listProposals, type ShownRow } from './store.ts';

/** GET /admin/proposals. Refuses a cursor that is no id. */
export async function readProposals(
  parts: ApprovalParts,
  work: Work,
  { query }: CallInput<typeof proposalsCall>,
): Promise<ReplyOf<typeof proposalsCall>> {
  const isOpen = query.state === 'open';
  const { rows, next } = await pageById(query, (asked) =>
    listProposals(work.db, { isOpen, now: work.now, ...asked }),
  );
  return { items: [...(await toProposals(parts, work, rows))], next };
}

/** GET /admin/proposals/:id. Refuses not_found. */
export async function readProposal(
  parts: ApprovalParts,
  work: Work,
  { params }: CallInput<typeof proposalCall>,
): Promise<Proposal> {
  const row = await findProposal(work.db, params.id);
  if (!row) throw new Refusal(platformRefusals.not_found);
  return toProposal(parts, work, row);
}

export async function toProposal(parts: ApprovalParts, work: Work, row: ShownRow): Promise<Proposal> {
  const [only] = await toProposals(parts, work, [row]);
  if (!only) throw new Refusal(platformRefusals.not_found);
  return only;
}

async function toProposals(
  { staff }: ApprovalParts,
  work: Work,
  rows: readonly ShownRow[],
): Promise<readonly Proposal[]> {
  const { userId } = personOf(work);
  const people = rows.flatMap((row) => [row.proposed_by, row.decided_by]).filter((id) => id !== null);
  const names = await staff.namesOf(work.db, [...new Set(people)]);
  const member = (id: string) => ({ user_id: id, name: names.get(id) ?? '' });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    state: row.state === 'open' && row.expires_at <= work.now ? 'expired' : row.state,
    sha256: row.payload_sha256.toString('hex'),
    facts: [...row.facts],
    reason: row.reason,
    proposed_by: member(row.proposed_by),
    proposed_at: toInstant(row.proposed_at),
    expires_at: toInstant(row.expires_at),
    decided_by: row.decided_by === null ? null : member(row.decided_by),
    decided_at: row.decided_at && toInstant(row.decided_at),
    decision_reason: row.decision_reason,
    outcome: row.outcome && { ...row.outcome },
    own: row.proposed_by === userId,
  }));
}

/** GET /admin/waiting-proposals. */
export async function countWaiting(work: Work): Promise<ReplyOf<typeof countWaitingCall>> {
  return countOpen(work.db, { userId: personOf(work).userId, now: work.now });
}
