import type { RecoveryState } from './recovery-machine.ts';

interface Judged {
  readonly state: RecoveryState;
  readonly answerBy: Date;
}

/** Whether its recipient may still answer: once, until the time that they were told. */
export function mayAnswer({ state, answerBy }: Judged, now: Date): boolean {
  return state === 'proposed' && now < answerBy;
}

/** Whether it may be decided: its recipient has been heard, or has let the time go by. */
export function mayDecide({ state, answerBy }: Judged, now: Date): boolean {
  return state === 'answered' || (state === 'proposed' && now >= answerBy);
}

interface Sums {
  readonly paidMinor: bigint;
  /** What was asked back before, whether it is there already or still owed. */
  readonly recoveredMinor: bigint;
}

/** What could still be asked back. */
export function recoverable({ paidMinor, recoveredMinor }: Sums): bigint {
  return paidMinor > recoveredMinor ? paidMinor - recoveredMinor : 0n;
}
