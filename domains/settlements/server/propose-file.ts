import type { Proposal } from '@egcr/approvals/contract';
import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { settlementRefusals, type takeFileCall } from '../contract/index.ts';
import type { SettlementParts } from './parts.ts';
import { readSettlement, totalsOf } from './read-settlement.ts';
import { isTaken, lockRail } from './settlement-store.ts';
import { judgeSettlement, takeSettlement } from './take-settlement.ts';

const payload = z.strictObject({ content: z.string() });

/** A settlement file that two people take in. Refuses settlement_unreadable, settlement_taken. */
export function settlementProposal(parts: Pick<SettlementParts, 'payments'>): ProposalKind {
  return proposalKind({
    name: 'settlements.file',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [settlementRefusals.settlement_unreadable, settlementRefusals.settlement_taken],
    payload,
    judge: async (work, { content }) => {
      const file = readSettlement(content);
      await lockRail(work.db, file.rail);
      if (await isTaken(work.db, file)) throw new Refusal(settlementRefusals.settlement_taken);
      const { differences } = await judgeSettlement(parts, work, file);
      const { gross, fee } = totalsOf(file.lines);
      const { asset } = file;
      return {
        facts: [
          textFact('source', file.rail),
          textFact('settlement', file.reference),
          textFact('count', String(file.lines.length)),
          amountFact('amount', toWire({ amountMinor: gross, asset })),
          amountFact('rail_fee', toWire({ amountMinor: fee, asset })),
          amountFact('net', toWire({ amountMinor: gross - fee, asset })),
          textFact('differences', String(differences.length)),
        ],
      };
    },
    run: async (work, { content }, { proposedBy }) => {
      const approvedBy = personOf(work).userId;
      const taken = await takeSettlement(parts, work, {
        file: readSettlement(content),
        proposedBy,
        approvedBy,
      });
      if (taken === undefined) throw new Refusal(settlementRefusals.settlement_taken);
      return taken;
    },
  });
}

/** POST /admin/settlements. Refuses as the kind and approvals do. */
export function proposeFile(
  { approvals, kind }: Pick<SettlementParts, 'approvals'> & { readonly kind: ProposalKind },
  work: Work,
  { body: { content, reason } }: CallInput<typeof takeFileCall>,
): Promise<Proposal> {
  const { rail, reference } = readSettlement(content);
  return approvals.propose(work, kind, { subject: `${rail} ${reference}`, payload: { content }, reason });
}
