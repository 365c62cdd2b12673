import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { platformRefusals } from '@egcr/contract/refusals';
import { uuid } from '@egcr/contract/ids';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { amountToMove } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { envelopeApproved } from '../contract/events.ts';
import { disbursementRefusals, envelopeMachine, LARGE_FROM_CENTS } from '../contract/index.ts';
import { fillBudget, wireIn } from './books.ts';
import type { DisbursementParts } from './parts.ts';
import { recipientsOf } from './payment-store.ts';
import { enqueueShipping } from './ship-envelope.ts';
import { findEnvelope, setEnvelopeState, type EnvelopeRow } from './store.ts';

const NAMES_SHOWN = 3;
const ofEnvelope = z.strictObject({ envelope: uuid });
type OfEnvelope = z.infer<typeof ofEnvelope>;

/** What of disbursements takes two people: paying an envelope, and bringing the operator's money into a budget. */
export function disbursementProposals(parts: DisbursementParts) {
  return {
    ship: envelopeKind(parts, {
      name: 'disbursements.envelope',
      proposedWith: 'disbursements.request',
      approvedWith: 'disbursements.approve',
      isFor: 'usual',
    }),
    shipLarge: envelopeKind(parts, {
      name: 'disbursements.large_envelope',
      proposedWith: 'disbursements.approve',
      approvedWith: 'disbursements.oversee',
      isFor: 'large',
    }),
    budget: budgetKind(parts),
  };
}

interface EnvelopeKind extends Pick<ProposalKind, 'name' | 'proposedWith' | 'approvedWith'> {
  readonly isFor: 'usual' | 'large';
}

/**
 * Paying an envelope. Nobody who is paid by it takes part, and no one approves who decided what it pays for. In a large one they do not propose
 * either, nor does the person who requested it: three people see it. Refuses not_found, envelope_state, needs_oversight or needs_no_oversight,
 * payer_decided, in that order.
 */
function envelopeKind(parts: DisbursementParts, { isFor, ...named }: EnvelopeKind): ProposalKind {
  return proposalKind<OfEnvelope>({
    ...named,
    refusals: [
      disbursementRefusals.envelope_state,
      disbursementRefusals.needs_oversight,
      disbursementRefusals.needs_no_oversight,
      disbursementRefusals.payer_decided,
    ],
    payload: ofEnvelope,
    judge: async (work, { envelope }, { proposedBy }) => {
      const row = await approvable(parts, work, { id: envelope, isFor });
      const { userId } = personOf(work);
      const isReleased = isFor === 'large' || userId !== proposedBy;
      if (isReleased && row.decided_by.includes(userId))
        throw new Refusal(disbursementRefusals.payer_decided);
      const { users, organisations } = await recipientsOf(work.db, row.id);
      const teams: string[] = [];
      for (const id of organisations) teams.push(...(await parts.businesses.teamLately(work, id)));
      const names = [
        ...(await parts.businesses.namesOf(work.db, organisations.slice(0, NAMES_SHOWN))).values(),
        ...(await parts.namesOf(work.db, users.slice(0, NAMES_SHOWN))).values(),
      ].slice(0, NAMES_SHOWN);
      const count = users.length + organisations.length;
      const total = wireIn(row.asset, row.control_minor);
      return {
        facts: [
          textFact('source', row.title),
          textFact('count', String(row.control_count)),
          amountFact('total_out', total),
          ...names.map((name) => textFact('person', name)),
          ...(count > NAMES_SHOWN ? [textFact('more', String(count - NAMES_SHOWN))] : []),
        ],
        interested: [
          ...users,
          ...teams,
          ...(isFor === 'large' && row.requested_by !== null ? [row.requested_by] : []),
        ],
        moves: [total],
      };
    },
    run: async (work, { envelope }) => {
      const row = await approvable(parts, work, { id: envelope, isFor });
      const state = step(envelopeMachine, row.state, 'approve');
      await setEnvelopeState(work, { id: row.id, state });
      await enqueueShipping(work, row.id);
      await work.emit(told(envelopeApproved, { envelope_id: row.id }));
      return { envelope: row.id, state };
    },
  });
}

async function approvable(
  { worthOf }: Pick<DisbursementParts, 'worthOf'>,
  work: Work,
  { id, isFor }: { readonly id: string; readonly isFor: EnvelopeKind['isFor'] },
): Promise<EnvelopeRow> {
  const row = await findEnvelope(work.db, { id, isLocked: true });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  step(envelopeMachine, row.state, 'approve');
  const isLarge = (await worthOf(work, [wireIn(row.asset, row.control_minor)])) >= LARGE_FROM_CENTS;
  if (isLarge && isFor === 'usual') throw new Refusal(disbursementRefusals.needs_oversight);
  if (!isLarge && isFor === 'large') throw new Refusal(disbursementRefusals.needs_no_oversight);
  return row;
}

const ofBudget = z.strictObject({ fund: uuid, title: z.string(), amount: amountToMove });

/** Bringing money that the operator holds outside into the budget of a fund. */
function budgetKind(parts: DisbursementParts): ProposalKind {
  return proposalKind<z.infer<typeof ofBudget>>({
    name: 'disbursements.budget',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [],
    payload: ofBudget,
    judge: async (_, { title, amount }) => ({
      facts: [textFact('source', title), amountFact('amount', amount)],
      moves: [amount],
    }),
    run: async (work, { fund, amount }, { proposedBy }) => {
      const key = work.effectId;
      const by = { proposedBy, approvedBy: personOf(work).userId };
      await fillBudget(parts, work, { fund, amount, key, by });
      return { fund, key };
    },
  });
}
