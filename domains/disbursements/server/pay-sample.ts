import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { envelopeApproved } from '../contract/events.ts';
import { BATCH_ROWS, envelopeMachine } from '../contract/index.ts';
import { cancelEnvelope, followUpOne } from './end-envelopes.ts';
import type { DisbursementParts } from './parts.ts';
import { shipEnvelope } from './ship-envelope.ts';
import { findEnvelope, setEnvelopeState, type EnvelopeRow } from './store.ts';

/** Pays an envelope of a demonstration and closes it, as it would be after its approval. Of a real one two people decide. */
export async function paySample(parts: DisbursementParts, work: Work, envelopeId: string): Promise<void> {
  const row = await sampleOf(work, envelopeId);
  await setEnvelopeState(work, { id: row.id, state: step(envelopeMachine, row.state, 'approve') });
  await work.emit(told(envelopeApproved, { envelope_id: row.id }));
  await shipEnvelope(parts, work, row.id);
  await followUpOne(parts, work, row.id);
}

/** Cancels an envelope of a demonstration, as the staff would. */
export async function cancelSample(parts: DisbursementParts, work: Work, envelopeId: string): Promise<void> {
  await cancelEnvelope(parts, work, await sampleOf(work, envelopeId));
}

async function sampleOf(work: Work, envelopeId: string): Promise<EnvelopeRow> {
  const row = await findEnvelope(work.db, { id: envelopeId, isLocked: true });
  invariant(
    row?.is_sample === true && row.control_count < BATCH_ROWS,
    'only a small sample is led by itself',
  );
  return row;
}
