import type { Proposal } from '@egcr/approvals/contract';
import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { makeBatchCall } from '../../contract/rails/bank-files.ts';
import { railRefusals } from '../../contract/rails/refusals.ts';
import type { WalletParts } from '../parts.ts';
import { toBatch, wire } from './batches.ts';
import { BATCH_MAX, fillBatch, ownersIn, withdrawalsOf, type NamedRow } from './batch-store.ts';
import { heldBack } from './held-back.ts';
import { WITHDRAWAL_CHANGED } from './tell-end.ts';

/** How many of the largest payments whoever approves is shown. */
const SHOWN = 10;

const batchOf = z.strictObject({
  asset: z.string(),
  /** Those that waited when it was proposed: the file pays no other. */
  withdrawals: z.array(uuid),
});

/** POST /admin/wallet/bank-batches: proposes to pay out what waits in a currency now. Refuses batch_empty and what proposing refuses. */
export async function proposeBatch(
  parts: WalletParts,
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
 * one, and nothing to whoever approves it. Refuses batch_empty.
 */
export function batchProposal(parts: WalletParts): ProposalKind {
  return proposalKind({
    name: 'wallet.bank_batch',
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
      await work.emit({ topic: WITHDRAWAL_CHANGED, payload: { state: 'sent' }, audience: [...audience] });
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
