import type { Proposal } from '@egcr/approvals/contract';
import { amountFact, proposalKind, textFact, type Outcome, type ProposalKind } from '@egcr/approvals/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { KnownPerson } from '@egcr/profile/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { walletRefusals, referenceOf, toWire, type Party } from '@egcr/wallet/contract';
import { recipientForStaff, toParty, pathId, purseOf } from '@egcr/wallet/server';

import { railRefusals } from '../../contract/refusals.ts';
import type { assignSuspenseCall, suspenseCall } from '../../contract/suspense.ts';
import { bankAccount } from '../bank-accounts.ts';
import type { BankingParts } from '../parts.ts';
import { postSteps } from './post-steps.ts';
import {
  isDecided,
  keepDecision,
  lockSuspense,
  waitingInSuspense,
  type DecisionRow,
  type SuspenseRow,
} from './suspense-store.ts';
import { tellDeposit } from './tell-end.ts';

/** How many are shown at once: what is decided makes room for the next. */
const LISTED = 100;

/** Money from the bank of which nobody knows whose it is, what waits longest first. */
export async function readSuspense(work: Work): Promise<ReplyOf<typeof suspenseCall>> {
  const rows = await waitingInSuspense(work, LISTED);
  return {
    items: rows.map((row) => ({
      id: row.id,
      amount: wire(row),
      account: row.account,
      entry: row.entry,
      remittance: row.remittance,
      reason: row.reason,
      taken_at: toInstant(row.taken_at),
    })),
  };
}

const reason = z.string();
const assignment = z.strictObject({ suspense_id: uuid, user_id: uuid, reason });
const sendingBack = z.strictObject({ suspense_id: z.string(), reason });

/**
 * POST /admin/wallet/suspense/:id/assign: proposes whose the money is. The person is found now: who has the name later does not matter. Refuses
 * not_found, suspense_decided, recipient_unknown, recipient_self, own_benefit, and what proposing refuses.
 */
export async function proposeAssigning(
  parts: BankingParts,
  kind: ProposalKind,
  work: Work,
  { params, body }: CallInput<typeof assignSuspenseCall>,
): Promise<Proposal> {
  const { id } = await undecided(work, params.id);
  const person = await recipientForStaff(parts, work, { name: body.to, field: 'to' });
  const payload = { suspense_id: id, user_id: person.userId, reason: body.reason };
  return parts.approvals.propose(work, kind, { subject: id, payload, reason: body.reason });
}

/** Gives money that waits to its owner, who is told, by two others. Refuses not_found, suspense_decided, recipient_unavailable, in that order. */
export function assignProposal(parts: BankingParts): ProposalKind {
  return proposalKind({
    name: 'wallet.suspense_assign',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [railRefusals.suspense_decided, railRefusals.own_benefit, walletRefusals.recipient_unavailable],
    payload: assignment,
    judge: async (work, { suspense_id: id, user_id: userId }) => {
      const row = await undecided(work, id);
      if (userId === row.taken_by || userId === row.approved_by)
        throw new Refusal(railRefusals.own_benefit, { field: 'to' });
      const { firstName, lastName, username } = await ownerOf(parts, work, userId);
      return {
        interested: [userId],
        moves: [wire(row)],
        facts: [...factsOf(row), textFact('person', `${firstName} ${lastName} (@${username})`)],
      };
    },
    run: async (work, { suspense_id: suspenseId, user_id: userId, reason: why }, { proposedBy }) => {
      const row = await undecided(work, suspenseId);
      const person = await ownerOf(parts, work, userId);
      const [asset, id] = [assetIn(row), work.effectId];
      const step = {
        id,
        from: bankAccount('bank_suspense', asset),
        to: purseOf(userId, asset),
        amountMinor: row.amount,
        kind: 'deposit',
      };
      if (!(await postSteps(parts, work, [step], asset)))
        throw new Refusal(walletRefusals.recipient_unavailable, { field: 'to' });
      await tellDeposit(work, { id, userId, asset, amountMinor: row.amount });
      const to = toParty(person);
      return decide(work, row, { outcome: 'assigned', userId, to, reason: why, decidedBy: proposedBy });
    },
  });
}

/** Takes money that waits out of the books, by two people: the bank sends it back. Refuses not_found, suspense_decided, account_frozen, in that order. */
export function sendBackProposal(parts: BankingParts): ProposalKind {
  return proposalKind({
    name: 'wallet.suspense_send_back',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [railRefusals.suspense_decided, walletRefusals.account_frozen],
    payload: sendingBack,
    judge: async (work, { suspense_id: id }) => {
      const row = await undecided(work, id);
      return { facts: factsOf(row), moves: [wire(row)] };
    },
    run: async (work, { suspense_id: id, reason: why }, { proposedBy }) => {
      const row = await undecided(work, id);
      await takeOut(parts, work, row);
      const nobody = { userId: null, to: null };
      return decide(work, row, { outcome: 'sent_back', ...nobody, reason: why, decidedBy: proposedBy });
    },
  });
}

async function takeOut(parts: BankingParts, work: Work, row: SuspenseRow): Promise<void> {
  const asset = assetIn(row);
  const [suspense, clearing, bank] = [
    bankAccount('bank_suspense', asset),
    bankAccount('bank_clearing_out', asset),
    bankAccount('bank', asset),
  ];
  const amountMinor = row.amount;
  const out = { id: work.effectId, from: suspense, to: clearing, amountMinor, kind: 'bank_suspense_return' };
  const settled = { id: work.newId(), from: clearing, to: bank, amountMinor, kind: 'bank_settlement' };
  if (!(await postSteps(parts, work, [out, settled], asset)))
    throw new Refusal(walletRefusals.account_frozen);
}

async function ownerOf({ people }: BankingParts, work: Work, userId: string): Promise<KnownPerson> {
  const person = (await people.findByIds(work.db, [userId])).get(userId);
  if (!person) throw new Refusal(walletRefusals.recipient_unavailable, { field: 'to' });
  return person;
}

function factsOf(row: SuspenseRow) {
  return [
    amountFact('amount', wire(row)),
    textFact('account', row.account),
    textFact('entry', row.entry),
    textFact('remittance', row.remittance),
  ];
}

async function undecided(work: Work, id: string): Promise<SuspenseRow> {
  const row = await lockSuspense(work, pathId(id));
  if (!row) throw new Refusal(platformRefusals.not_found);
  if (await isDecided(work.db, row.id)) throw new Refusal(railRefusals.suspense_decided);
  return row;
}

/** Writes the decision down: its id is that of the transfer that took the money out of suspense. */
async function decide(
  work: Work,
  row: SuspenseRow,
  decision: Pick<DecisionRow, 'outcome' | 'reason'> & {
    readonly userId: string | null;
    readonly to: Party | null;
    /** Who proposed it; who approved it stands in the proposal. */
    readonly decidedBy: string;
  },
): Promise<Outcome> {
  const { outcome, reason: why, userId, to, decidedBy } = decision;
  const id = work.effectId;
  const reference = `EG${referenceOf(id).replaceAll('-', '')}`;
  await keepDecision(work.db, {
    id,
    bank_entry_id: row.id,
    outcome,
    asset: row.asset,
    amount: row.amount,
    user_id: userId,
    reference,
    reason: why,
    transfer_id: id,
    decided_by: decidedBy,
    decided_at: work.now,
  });
  const decided_at = toInstant(work.now);
  return { id, suspense_id: row.id, outcome, amount: wire(row), to, reference, reason: why, decided_at };
}

function assetIn({ asset }: SuspenseRow): AssetCode {
  const code = assetOf(asset)?.code;
  invariant(code !== undefined, `money in suspense is in ${asset}, which the contract does not know`);
  return code;
}

function wire(row: SuspenseRow) {
  return toWire({ amountMinor: row.amount, asset: assetIn(row) });
}
