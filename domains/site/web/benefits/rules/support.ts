import { currentPolicy, earningsThatEnd, payWeek } from '@egcr/support/contract';

/** One week, in minor units of one currency. */
export interface SupportWeek {
  readonly supportMinor: bigint;
  /** Support and earnings together. */
  readonly incomeMinor: bigint;
}

/** What is paid in a week in which someone earns, by the rule that pays. */
export function supportWeek(weeklyMinor: bigint, earnedMinor: bigint): SupportWeek {
  return payWeek(currentPolicy, { benefitMinor: weeklyMinor, earnedMinor, owedMinor: 0n });
}

/** The earnings from which on nothing is paid. */
export function supportEnds(weeklyMinor: bigint): bigint {
  return earningsThatEnd(currentPolicy, weeklyMinor);
}

/** The earnings at which a drawing or a table shows a week: from nothing to a quarter beyond the end, in even steps. */
export function earningSteps(weeklyMinor: bigint, steps: number): readonly bigint[] {
  const last = (supportEnds(weeklyMinor) * 5n) / 4n;
  return Array.from({ length: steps + 1 }, (_, at) => (last * BigInt(at)) / BigInt(steps));
}
