import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import { step } from '@egcr/server-kit/data/step';

import { disbursementActs } from '../contract/acts.ts';
import {
  envelopeMachine,
  LARGE_FROM_CENTS,
  type cancelEnvelopeCall,
  type EnvelopeShown,
  type proposeEnvelopeCall,
} from '../contract/index.ts';
import { wireIn } from './books.ts';
import { cancelEnvelope } from './end-envelopes.ts';
import type { DisbursementParts } from './parts.ts';
import type { disbursementProposals } from './proposals.ts';
import { envelopeThere, showEnvelope } from './show-envelopes.ts';
import type { EnvelopeRow } from './store.ts';

type Proposing = DisbursementParts & { readonly kinds: ReturnType<typeof disbursementProposals> };

type Proposed = ReplyOf<typeof proposeEnvelopeCall>;

/** Proposes to pay an envelope. Refuses not_found, envelope_state, role_required, what approvals refuse. */
export async function proposeEnvelope(
  parts: Proposing,
  work: Work,
  { params }: CallInput<typeof proposeEnvelopeCall>,
): Promise<Proposed> {
  const { row, isLarge } = await payable(parts, work, params.id);
  return propose(parts, work, { row, isLarge });
}

/**
 * The same for a domain whose officer sends what the envelope pays. A large one is not theirs to propose: it waits for a finance officer, and nothing
 * is answered.
 */
export async function proposePayment(
  parts: Proposing,
  work: Work,
  id: string,
): Promise<Proposed | undefined> {
  const { row, isLarge } = await payable(parts, work, id);
  return isLarge ? undefined : propose(parts, work, { row, isLarge });
}

interface Payable {
  readonly row: EnvelopeRow;
  readonly isLarge: boolean;
}

async function payable(
  { worthOf }: Pick<DisbursementParts, 'worthOf'>,
  work: Work,
  id: string,
): Promise<Payable> {
  const row = await envelopeThere(work, id, { isLocked: true });
  step(envelopeMachine, row.state, 'approve');
  return { row, isLarge: (await worthOf(work, [wireIn(row.asset, row.control_minor)])) >= LARGE_FROM_CENTS };
}

function propose({ approvals, kinds }: Proposing, work: Work, { row, isLarge }: Payable): Promise<Proposed> {
  const kind = isLarge ? kinds.shipLarge : kinds.ship;
  return approvals.propose(work, kind, { subject: row.id, payload: { envelope: row.id } });
}

/** Refuses not_found, envelope_state. */
export async function cancelByStaff(
  parts: DisbursementParts,
  work: Work,
  { params }: CallInput<typeof cancelEnvelopeCall>,
): Promise<EnvelopeShown> {
  const row = await envelopeThere(work, params.id, { isLocked: true });
  const cancelled = await cancelEnvelope(parts, work, row);
  await parts.record(work, {
    action: disbursementActs.envelope_cancelled,
    userId: personOf(work).userId,
    subject: row.id,
    kind: 'disbursements.envelope',
  });
  return showEnvelope(parts, work, cancelled);
}
