import type { Proposal } from '@egcr/approvals/contract';
import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';
import * as z from 'zod/mini';

import { differenceOutcomes, settlementRefusals as no, type endDifferenceCall } from '../contract/index.ts';
import type { SettlementParts } from './parts.ts';
import {
  clearProposal,
  endDifferenceRow,
  lockDifferences,
  setProposal,
  type DifferenceRow,
} from './settlement-store.ts';
import { assetOfDifference, signed } from './shown.ts';

const payload = z.strictObject({
  difference_id: uuid,
  outcome: z.enum(differenceOutcomes),
  other_id: z.nullable(uuid),
  reason: z.string(),
});
type Payload = z.infer<typeof payload>;

/**
 * A difference that two people end: written off, or set off against another of the same rail and currency that cancels it out. Refuses not_found,
 * difference_ended, difference_unpaired.
 */
export function endingProposal({ payments }: Pick<SettlementParts, 'payments'>): ProposalKind {
  return proposalKind<Payload>({
    name: 'settlements.difference',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [no.difference_ended, no.difference_unpaired],
    payload,
    judge: async (work, asked) => {
      const [row, other] = await lockBoth(work, asked);
      const amount = row.amount < 0n ? -row.amount : row.amount;
      const isMoved = asked.outcome === 'written_off' && !row.is_test;
      return {
        facts: [
          textFact('source', row.rail),
          textFact('type', asked.outcome),
          amountFact('amount', signed(row, row.amount)),
          textFact('reference', row.reference),
          ...(other === undefined ? [] : [textFact('other', other.reference)]),
        ],
        moves: isMoved ? [signed(row, amount)] : [],
      };
    },
    run: async (work, asked, { proposedBy }) => {
      const [row, other] = await lockBoth(work, asked);
      const { outcome: state, reason } = asked;
      const by = { state, reason, now: work.now, proposedBy, approvedBy: personOf(work).userId };
      if (state === 'written_off' && !row.is_test && row.kind !== 'fee')
        await payments().endDifference(work, {
          key: row.id,
          rail: row.rail,
          asset: assetOfDifference(row),
          amount: row.amount,
        });
      await endDifferenceRow(work.db, { ...by, id: row.id, otherId: other?.id ?? null });
      if (other !== undefined) await endDifferenceRow(work.db, { ...by, id: other.id, otherId: row.id });
      return { id: row.id, outcome: state };
    },
    ended: async (work, { id }) => clearProposal(work.db, id),
  });
}

/** Both are open, and together they are nothing. */
async function lockBoth(
  work: Work,
  { difference_id: id, other_id: otherId }: Payload,
): Promise<readonly [DifferenceRow, DifferenceRow | undefined]> {
  const rows = await lockDifferences(work.db, otherId === null ? [id] : [id, otherId]);
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (row.state !== 'open') throw new Refusal(no.difference_ended, { members: { state: row.state } });
  if (otherId === null) return [row, undefined];
  const other = rows.find((each) => each.id === otherId && each.id !== id);
  const cancels =
    other?.state === 'open' &&
    other.rail === row.rail &&
    other.asset === row.asset &&
    other.amount === -row.amount &&
    (other.kind === 'fee') === (row.kind === 'fee');
  if (!cancels) throw new Refusal(no.difference_unpaired, { field: 'other_id' });
  return [row, other];
}

/** POST /admin/settlement-differences/:id/end. Refuses not_found, difference_ended, difference_proposed, difference_unpaired, then as approvals do. */
export async function proposeEnding(
  { approvals, kind }: Pick<SettlementParts, 'approvals'> & { readonly kind: ProposalKind },
  work: Work,
  { params, body }: CallInput<typeof endDifferenceCall>,
): Promise<Proposal> {
  const { outcome, reason } = body;
  const asked: Payload = {
    difference_id: pathId(params.id),
    outcome,
    other_id: body.other_id ?? null,
    reason,
  };
  const both = await lockBoth(work, asked);
  if (both.some((row) => row !== undefined && row.proposal_id !== null))
    throw new Refusal(no.difference_proposed);
  const ids = both.flatMap((row) => (row === undefined ? [] : [row.id]));
  const proposal = await approvals.propose(work, kind, {
    subject: asked.difference_id,
    payload: asked,
    reason,
  });
  await setProposal(work.db, ids, proposal.id);
  return proposal;
}
