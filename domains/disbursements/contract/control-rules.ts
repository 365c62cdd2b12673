/** What the maker of an envelope says beforehand: how many payments, and their sum in minor units. */
export interface ControlTotals {
  readonly count: number;
  readonly totalMinor: bigint;
}

/** Count and sum of payments. */
export function totalsOf(rows: readonly { readonly amountMinor: bigint }[]): ControlTotals {
  return {
    count: rows.length,
    totalMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
  };
}

export function areEqual(one: ControlTotals, other: ControlTotals): boolean {
  return one.count === other.count && one.totalMinor === other.totalMinor;
}

/** How payments stand, by state: count and sum. */
export interface Tally {
  readonly state: string;
  readonly count: number;
  readonly totalMinor: bigint;
}

/** Whether nothing is left to try, and paid, returned and failed make the control totals, in count and in sum. */
export function isSettled(control: ControlTotals, tallies: readonly Tally[]): boolean {
  const final = tallies.filter(({ state }) => ['paid', 'returned', 'failed'].includes(state));
  const sum = final.reduce(
    (all, { count, totalMinor }) => ({ count: all.count + count, totalMinor: all.totalMinor + totalMinor }),
    { count: 0, totalMinor: 0n },
  );
  return areEqual(control, sum);
}
