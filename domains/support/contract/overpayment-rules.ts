import type { OverpaymentState } from './overpayment-machine.ts';
import type { PaymentPolicy } from './policy.ts';
import { payWeek } from './week-rules.ts';

/** Days in which a person may appeal against an overpayment. */
export const APPEAL_DAYS = 30;

export interface FoundWeek {
  readonly benefitMinor: bigint;
  /** The support that was paid, with what it held back. */
  readonly paidMinor: bigint;
  /** Whether anything was due for the week. */
  readonly isDue: boolean;
  /** What was earned in truth. */
  readonly earnedMinor: bigint;
}

/** What was due for a week by the rule that pays, and what was paid beyond it: never below zero. */
export function overpaidFor(
  policy: PaymentPolicy,
  { benefitMinor, paidMinor, isDue, earnedMinor }: FoundWeek,
): { readonly dueMinor: bigint; readonly overMinor: bigint } {
  const dueMinor = isDue ? payWeek(policy, { benefitMinor, earnedMinor, owedMinor: 0n }).supportMinor : 0n;
  return { dueMinor, overMinor: paidMinor > dueMinor ? paidMinor - dueMinor : 0n };
}

interface Decided {
  readonly state: OverpaymentState;
  readonly appealBy: Date | null;
  readonly wasAppealed: boolean;
}

/** Whether the person may appeal: once, in time. Who pays a part back accepts the decision. */
export function mayAppeal(
  { state, appealBy, wasAppealed }: Decided,
  { now, isUntouched }: { readonly now: Date; readonly isUntouched: boolean },
): boolean {
  return state === 'owed' && !wasAppealed && isUntouched && appealBy !== null && now < appealBy;
}

/** Whether payments hold it back: not before the time to appeal is over, or the appeal is decided. */
export function isHeldBack({ state, appealBy, wasAppealed }: Decided, now: Date): boolean {
  return state === 'owed' && (wasAppealed || (appealBy !== null && now >= appealBy));
}

export interface OpenDebt {
  readonly id: string;
  /** What may still be held back of it. */
  readonly openMinor: bigint;
}

/** Divides what one payment holds back among debts, the oldest first. */
export function divideHeldBack(
  debts: readonly OpenDebt[],
  heldMinor: bigint,
): readonly { readonly id: string; readonly minor: bigint }[] {
  let left = heldMinor;
  return debts.flatMap(({ id, openMinor }) => {
    const minor = openMinor < left ? openMinor : left;
    left -= minor;
    return minor > 0n ? [{ id, minor }] : [];
  });
}
