import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { assetOf, type AssetCode } from '../../contract/assets.ts';
import { railRefusals } from '../../contract/rails/refusals.ts';
import type {
  assignSuspenseCall,
  sendBackSuspenseCall,
  suspenseCall,
  SuspenseDecision,
} from '../../contract/rails/suspense.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import { referenceOf, toWire } from '../../contract/rules.ts';
import type { Party } from '../../contract/shapes.ts';
import { recipientForStaff } from '../find-recipient.ts';
import { toParty } from '../parties.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { bankAccount, purseOf } from '../purses.ts';
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

/**
 * Gives money that waits to its owner, who is told. Nobody gives it to themselves. Refuses not_found, suspense_decided,
 * recipient_unknown, recipient_self, own_benefit, recipient_unavailable, in that order.
 */
export async function assignSuspense(
  parts: WalletParts,
  work: Work,
  { params, body }: CallInput<typeof assignSuspenseCall>,
): Promise<SuspenseDecision> {
  const row = await undecided(work, params.id);
  const asset = assetIn(row);
  const person = await recipientForStaff(parts, work, { name: body.to, field: 'to' });
  if (person.userId === row.taken_by) throw new Refusal(railRefusals.own_benefit, { field: 'to' });
  const id = work.effectId;
  const step = {
    id,
    from: bankAccount('bank_suspense', asset),
    to: purseOf(person.userId, asset),
    amountMinor: row.amount,
    kind: 'deposit',
  };
  if (!(await postSteps(parts, work, [step], asset)))
    throw new Refusal(walletRefusals.recipient_unavailable, { field: 'to' });
  await tellDeposit(work, { id, userId: person.userId, asset, amountMinor: row.amount });
  const { reason } = body;
  return decide(work, row, { outcome: 'assigned', userId: person.userId, to: toParty(person), reason });
}

/** Takes money that waits out of the books: the bank sends it back. Refuses not_found, suspense_decided, account_frozen, in that order. */
export async function sendBackSuspense(
  parts: WalletParts,
  work: Work,
  { params, body }: CallInput<typeof sendBackSuspenseCall>,
): Promise<SuspenseDecision> {
  const row = await undecided(work, params.id);
  const asset = assetIn(row);
  const clearing = bankAccount('bank_clearing_out', asset);
  const amountMinor = row.amount;
  const isPosted = await postSteps(
    parts,
    work,
    [
      {
        id: work.effectId,
        from: bankAccount('bank_suspense', asset),
        to: clearing,
        amountMinor,
        kind: 'bank_suspense_return',
      },
      {
        id: work.newId(),
        from: clearing,
        to: bankAccount('bank', asset),
        amountMinor,
        kind: 'bank_settlement',
      },
    ],
    asset,
  );
  if (!isPosted) throw new Refusal(walletRefusals.account_frozen);
  return decide(work, row, { outcome: 'sent_back', userId: null, to: null, reason: body.reason });
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
  },
): Promise<SuspenseDecision> {
  const { outcome, reason, userId, to } = decision;
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
    reason,
    transfer_id: id,
    decided_by: personOf(work).userId,
    decided_at: work.now,
  });
  const decided_at = toInstant(work.now);
  return { id, suspense_id: row.id, outcome, amount: wire(row), to, reference, reason, decided_at };
}

function assetIn({ asset }: SuspenseRow): AssetCode {
  const code = assetOf(asset)?.code;
  invariant(code !== undefined, `money in suspense is in ${asset}, which the contract does not know`);
  return code;
}

function wire(row: SuspenseRow) {
  return toWire({ amountMinor: row.amount, asset: assetIn(row) });
}
