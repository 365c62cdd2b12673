import { APPEAL_DAYS } from './limits.ts';
import type { RecoveryState } from './recovery-machine.ts';

const DAY_MS = 86_400_000;

interface Decided {
  readonly state: RecoveryState;
  readonly decidedAt: Date | null;
  readonly appealedAt: Date | null;
}

/** Until when its recipient may appeal; undefined where there is nothing to appeal against, or they did. */
export function appealBy({ state, decidedAt, appealedAt }: Decided): Date | undefined {
  if ((state !== 'owed' && state !== 'settled') || decidedAt === null || appealedAt !== null)
    return undefined;
  return new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
}

/** Whether its recipient may appeal: once, in time. */
export function mayAppeal(decided: Decided, now: Date): boolean {
  const until = appealBy(decided);
  return until !== undefined && now < until;
}

interface Parties {
  readonly state: RecoveryState;
  readonly proposedBy: string;
  readonly decidedBy: string | null;
  readonly appealDecidedBy: string | null;
}

/** Whether an officer may propose after these: not one who had a part in what an appeal gave back. */
export function mayProposeAfter(earlier: readonly Parties[], officer: string): boolean {
  return !earlier.some(
    ({ state, proposedBy, decidedBy, appealDecidedBy }) =>
      state === 'returned' && [proposedBy, decidedBy, appealDecidedBy].includes(officer),
  );
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
