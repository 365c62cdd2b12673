import { canonicalJson } from '@egcr/server-kit/canonical-json';
import type { FieldCipher } from '@egcr/server-kit/field-encryption';

/** A step as its hash covers it. */
export interface HashedStep {
  readonly case_id: string;
  readonly number: number;
  readonly event: string;
  readonly from_state: string;
  readonly to_state: string;
  readonly round: number;
  readonly actor: string;
  readonly actor_id: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** Before the first step of every case. */
export const NO_HASH = Buffer.alloc(32);

/** The hash of a step, with the one before it: keyed, so that the database alone cannot make one. */
export function hashOfStep(cipher: FieldCipher, before: Buffer, step: HashedStep): Buffer {
  const text = canonicalJson({
    case_id: step.case_id,
    number: step.number,
    event: step.event,
    from_state: step.from_state,
    to_state: step.to_state,
    round: step.round,
    actor: step.actor,
    actor_id: step.actor_id,
    reason: step.reason,
    at: step.at.toISOString(),
    before: before.toString('hex'),
  });
  return cipher.lookup('cases.case_event', text);
}

/** What is wrong with a history. */
export type HistoryFault = 'missing' | 'changed' | 'cut' | 'state';

export interface KeptStep extends HashedStep {
  readonly hash: Buffer;
}

export interface KeptHead {
  readonly version: number;
  readonly state: string;
  readonly head_hash: Buffer;
}

/** The first thing wrong with the steps of a case, in the order of their numbers; undefined where all is as it was written. */
export function faultOf(
  cipher: FieldCipher,
  head: KeptHead,
  steps: readonly KeptStep[],
): HistoryFault | undefined {
  let before: Buffer = NO_HASH;
  let state = 'draft';
  for (const [place, step] of steps.entries()) {
    if (step.number !== place + 1) return 'missing';
    if (!step.hash.equals(hashOfStep(cipher, before, step)) || step.from_state !== state) return 'changed';
    before = step.hash;
    state = step.to_state;
  }
  if (steps.length !== head.version || !before.equals(head.head_hash)) return 'cut';
  return state === head.state ? undefined : 'state';
}
