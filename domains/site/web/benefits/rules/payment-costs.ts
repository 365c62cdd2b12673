/** Hundredths of a percent in the whole. */
export const WHOLE_HUNDREDTHS = 10_000n;

/** What the wallet takes for a change of currency, in hundredths of a percent; the wallet's own limit, which a test holds it to. */
export const CONVERSION_HUNDREDTHS = 25n;

const MONTHS = 12;

/** What someone pays today, in a month. Amounts are minor units of one currency, percentages hundredths of a percent. */
export interface Payments {
  readonly volumeMinor: bigint;
  readonly count: bigint;
  readonly percentHundredths: bigint;
  readonly fixedMinor: bigint;
}

/** A part of an amount, rounded up: nobody is promised more than they keep. */
export function partOf(amountMinor: bigint, hundredths: bigint): bigint {
  return (amountMinor * hundredths + WHOLE_HUNDREDTHS - 1n) / WHOLE_HUNDREDTHS;
}

/** What the payments of a month cost at a percentage and an amount for each. Minor units, rounded up. */
export function costToday({ volumeMinor, count, percentHundredths, fixedMinor }: Payments): bigint {
  return partOf(volumeMinor, percentHundredths) + count * fixedMinor;
}

/** What the same payments cost inside EGCR: nothing but the change of currency, for the share that needs one. Minor units, rounded up. */
export function costInside(payments: Payments, convertedHundredths: bigint): bigint {
  return partOf(partOf(payments.volumeMinor, convertedHundredths), CONVERSION_HUNDREDTHS);
}

/** What they cost when only a share of them comes from inside EGCR and the rest comes as today. Minor units, rounded up. */
export function costMixed(payments: Payments, insideHundredths: bigint): bigint {
  return partOf(costToday(payments), WHOLE_HUNDREDTHS - insideHundredths);
}

/** What a year brings. `keptMinor` is negative where it would cost more than today. */
export interface YearOfCosts {
  readonly todayMinor: bigint;
  readonly insideMinor: bigint;
  readonly keptMinor: bigint;
  /** What has been paid by the end of each month. */
  readonly months: readonly { readonly todayMinor: bigint; readonly insideMinor: bigint }[];
}

/** Twelve months of the same costs. */
export function yearOf(todayMonthMinor: bigint, insideMonthMinor: bigint): YearOfCosts {
  const months = Array.from({ length: MONTHS }, (_, at) => ({
    todayMinor: todayMonthMinor * BigInt(at + 1),
    insideMinor: insideMonthMinor * BigInt(at + 1),
  }));
  const todayMinor = todayMonthMinor * BigInt(MONTHS);
  const insideMinor = insideMonthMinor * BigInt(MONTHS);
  return { todayMinor, insideMinor, keptMinor: todayMinor - insideMinor, months };
}
