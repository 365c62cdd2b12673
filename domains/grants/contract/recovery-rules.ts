interface Sums {
  readonly paidMinor: bigint;
  /** What was asked back before, whether it is there already or still owed. */
  readonly recoveredMinor: bigint;
}

/** What could still be asked back. */
export function recoverable({ paidMinor, recoveredMinor }: Sums): bigint {
  return paidMinor > recoveredMinor ? paidMinor - recoveredMinor : 0n;
}
