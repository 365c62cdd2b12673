import { WHOLE_HUNDREDTHS } from './payment-costs.ts';

/** How support while looking for work is meant to be: targets of the programme, not yet in force. */
export const supportTargets = {
  /** The part of the support that may be earned without losing any, in hundredths of a percent. */
  freeHundredths: 2_500n,
  /** What is taken off of what is earned beyond, in hundredths of a percent. */
  taperHundredths: 5_000n,
  waitDays: 7,
  weeks: 26,
} as const;

/** One week, in minor units of one currency. */
export interface SupportWeek {
  readonly supportMinor: bigint;
  /** Support and earnings together. */
  readonly incomeMinor: bigint;
}

/**
 * What is paid in a week in which someone earns: the whole support up to the free part, then less by half of what is earned beyond it, never
 * less than nothing. Roundings are in favour of the person.
 */
export function supportWeek(weeklyMinor: bigint, earnedMinor: bigint): SupportWeek {
  const beyond = earnedMinor - freeEarnings(weeklyMinor);
  const less = beyond > 0n ? (beyond * supportTargets.taperHundredths) / WHOLE_HUNDREDTHS : 0n;
  const supportMinor = less < weeklyMinor ? weeklyMinor - less : 0n;
  return { supportMinor, incomeMinor: supportMinor + earnedMinor };
}

/** What may be earned in a week without losing any support, rounded up. */
export function freeEarnings(weeklyMinor: bigint): bigint {
  return (weeklyMinor * supportTargets.freeHundredths + WHOLE_HUNDREDTHS - 1n) / WHOLE_HUNDREDTHS;
}

/** The earnings from which on nothing is paid. */
export function supportEnds(weeklyMinor: bigint): bigint {
  const { taperHundredths } = supportTargets;
  return (
    freeEarnings(weeklyMinor) + (weeklyMinor * WHOLE_HUNDREDTHS + taperHundredths - 1n) / taperHundredths
  );
}

/** The earnings at which a drawing or a table shows a week: from nothing to a quarter beyond the end, in even steps. */
export function earningSteps(weeklyMinor: bigint, steps: number): readonly bigint[] {
  const last = (supportEnds(weeklyMinor) * 5n) / 4n;
  return Array.from({ length: steps + 1 }, (_, at) => (last * BigInt(at)) / BigInt(steps));
}
