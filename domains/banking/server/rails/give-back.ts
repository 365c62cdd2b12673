import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { stateAfter } from '@egcr/contract/machine';
import { platformRefusals } from '@egcr/contract/refusals';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';
import { referenceOf } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import { railRefusals } from '../../contract/refusals.ts';
import { withdrawalMachine } from '../../contract/withdrawal-machine.ts';
import type { BankingParts } from '../parts.ts';
import { wire } from './batches.ts';
import { sealReason } from './sealed-entries.ts';
import { lockWithdrawal, moveWithdrawal, type WithdrawalRow } from './store.ts';
import { tellEnd } from './tell-end.ts';

/**
 * Gives back the money of a withdrawal that the bank will not pay: two people say so, because no time ever does. Should the bank pay it all
 * the same, its entry is unexplained and waits for a person. Refuses not_found, withdrawal_not_sent.
 */
export function giveBackProposal(parts: BankingParts): ProposalKind {
  return proposalKind({
    name: 'wallet.withdrawal_give_back',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [railRefusals.withdrawal_not_sent],
    payload: z.strictObject({ withdrawal_id: z.string(), reason: z.string() }),
    judge: async (work, { withdrawal_id: id }) => {
      const row = await lockSent(work, id);
      return {
        interested: [row.user_id],
        moves: [wire(row.asset, row.amount)],
        facts: [
          amountFact('payment', wire(row.asset, row.amount), row.reference),
          textFact('entry', referenceOf(row.id)),
        ],
      };
    },
    run: async (work, { withdrawal_id: id, reason }) => {
      const row = await lockSent(work, id);
      const released = await parts.ledger.releaseHold(work, row.id);
      invariant(released === 'released', 'what was set aside for a withdrawal at the bank is there');
      await moveWithdrawal(work.db, row.id, 'give_back', {
        at: work.now,
        sealedReason: sealReason(work.cipher, row.id, reason),
      });
      await tellEnd(work, row, 'returned');
      return { id: row.id, reference: row.reference, amount: wire(row.asset, row.amount), state: 'returned' };
    },
  });
}

async function lockSent(work: Work, given: string): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(work.db, pathId(given));
  if (!row) throw new Refusal(platformRefusals.not_found);
  if (stateAfter(withdrawalMachine, row.state, 'give_back') === undefined)
    throw new Refusal(railRefusals.withdrawal_not_sent);
  return row;
}
