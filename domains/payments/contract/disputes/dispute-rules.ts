import type { DisputeState } from './dispute-machine.ts';
import { EVIDENCE_LENGTH_MAX } from '../limits.ts';

/** Why a payer disputes a payment. */
export const disputeReasons = [
  'not_received',
  'not_as_described',
  'duplicate',
  'fraudulent',
  'refund_missing',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** What stands in a statement: line ends stay, other control characters and lone surrogates have no place in a text that people read. */
const HARMFUL = /[^\P{Cc}\n\r\t]|[\u061C\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/u;

/** What is wrong with a statement or an answer; undefined for a good one. */
export function statementIssue(text: string): 'required' | 'too_long' | 'characters' | undefined {
  if (text.length > EVIDENCE_LENGTH_MAX) return 'too_long';
  if (HARMFUL.test(text)) return 'characters';
  return text.trim() === '' ? 'required' : undefined;
}

/** Whether a dispute waits for the merchant. */
export function needsAnswer(state: DisputeState): boolean {
  return state === 'needs_response' || state === 'warning_needs_response';
}

/** Whether a dispute has ended. */
export function isEnded(state: DisputeState): boolean {
  return ['won', 'lost', 'prevented', 'warning_closed'].includes(state);
}

interface Timed {
  readonly state: DisputeState;
  readonly due_at: Date;
  /** The sales lack more of it than the fee. */
  readonly is_short: boolean;
}

/** The state at an instant: nobody answers after the deadline, whether the job has said so or not. */
export function disputeStateAt({ state, due_at: dueAt, is_short: isShort }: Timed, now: Date): DisputeState {
  if (state !== 'needs_response' || dueAt > now) return state;
  return isShort ? 'under_review' : 'lost';
}
