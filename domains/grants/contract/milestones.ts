/** One part of an award, as the programme's data says it. */
export interface MilestoneTerms {
  readonly percent: number;
  /** `agreement`: paid once the agreement is accepted. `report`: paid once a report on the part before is accepted. */
  readonly needs: 'agreement' | 'report';
}

/** What every programme pays by: three parts, the first one at once. */
export const usualMilestones: readonly MilestoneTerms[] = [
  { percent: 30, needs: 'agreement' },
  { percent: 40, needs: 'report' },
  { percent: 30, needs: 'report' },
];

/** Whether parts make the whole exactly, none is empty, and only the first needs no report. */
export function areSound(parts: readonly MilestoneTerms[]): boolean {
  const sum = parts.reduce((all, { percent }) => all + percent, 0);
  return (
    sum === 100 &&
    parts.every(
      ({ percent, needs }, at) =>
        Number.isInteger(percent) && percent > 0 && needs === (at === 0 ? 'agreement' : 'report'),
    )
  );
}

/** The sums of the parts in minor units: each rounded down, and the last one takes what remains. */
export function splitAward(amountMinor: bigint, parts: readonly MilestoneTerms[]): readonly bigint[] {
  const sums = parts.map(({ percent }) => (amountMinor * BigInt(percent)) / 100n);
  const rest = amountMinor - sums.reduce((all, sum) => all + sum, 0n);
  return sums.map((sum, at) => (at === sums.length - 1 ? sum + rest : sum));
}
