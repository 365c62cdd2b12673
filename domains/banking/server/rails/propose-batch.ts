import type { Proposal } from '@egcr/approvals/contract';
import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { withdrawalChanged } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import type { makeBatchCall } from '../../contract/bank-files.ts';
import { railRefusals } from '../../contract/refusals.ts';
import type { BankingParts } from '../parts.ts';
import { toBatch, wire } from './batches.ts';
import { BATCH_MAX, fillBatch, ownersIn, withdrawalsOf, type NamedRow } from './batch-store.ts';
import { heldBack } from './held-back.ts';

/** How many of the largest payments the person who approves is shown. */
const SHOWN = 10;

const batchOf = z.strictObject({
  asset: z.string(),
  /** Those that waited when it was proposed: the file pays no other. */
  withdrawals: z.array(uuid),
});

/** POST /admin/wallet/bank-batches: proposes to pay out what waits in a currency now. Refuses batch_empty and what proposing refuses. */
export async function proposeBatch(
  parts: BankingParts,
  kind: ProposalKind,
  work: Work,
  { body: { asset, reason } }: CallInput<typeof makeBatchCall>,
): Promise<Proposal> {
  const waiting = await withdrawalsOf(work.db, asset);
  const held = await heldBack(parts, work, {
    asset,
    userIds: [...new Set(waiting.map((row) => row.userId))],
  });
  const ready = waiting.filter(({ userId }) => !held.has(userId)).slice(0, BATCH_MAX);
  if (ready.length === 0) throw new Refusal(railRefusals.batch_empty);
  const payload = { asset, withdrawals: ready.map(({ id }) => id) };
  return parts.approvals.propose(work, kind, { subject: asset, payload, reason });
}

/**
 * A file of payments for the bank, by two people. It pays what of the proposed withdrawals still waits when it is approved: never another
 * one, and nothing to the person who approves it. Refuses batch_empty.
 */
export function batchProposal(parts: BankingParts): ProposalKind {
  return proposalKind({
    name: 'wallet.bank_batch',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [railRefusals.batch_empty],
    payload: batchOf,
    judge: async (work, { asset, withdrawals }) => {
      const rows = await withdrawalsOf(work.db, asset, withdrawals);
      if (!rows.some(({ isWaiting }) => isWaiting)) throw new Refusal(railRefusals.batch_empty);
      const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
      return { facts: factsOf(asset, rows), moves: [wire(asset, total)] };
    },
    run: async (work, { asset, withdrawals }, { proposedBy }) => {
      const batch = await fillBatch(work.db, {
        id: work.effectId,
        asset,
        withdrawals,
        notOf: personOf(work).userId,
        madeBy: proposedBy,
        at: work.now,
        heldBack: async (userIds) => new Set((await heldBack(parts, work, { asset, userIds })).keys()),
      });
      if (!batch) throw new Refusal(railRefusals.batch_empty);
      const audience = await ownersIn(work.db, batch.id);
      await work.emit(told(withdrawalChanged, { state: 'sent' }, [...audience]));
      return { ...toBatch(batch) };
    },
  });
}

function factsOf(asset: string, rows: readonly NamedRow[]) {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
  const largest = rows.toSorted((one, other) => (one.amount < other.amount ? 1 : -1)).slice(0, SHOWN);
  return [
    textFact('count', String(rows.length)),
    amountFact('total_out', wire(asset, total)),
    ...largest.map(({ amount, reference }) => amountFact('payment', wire(asset, amount), reference)),
    ...(rows.length > SHOWN ? [textFact('more', String(rows.length - SHOWN))] : []),
  ];
}
