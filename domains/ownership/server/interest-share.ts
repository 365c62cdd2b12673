import { Fraction } from 'fraction.js';

/** Percentages have so many decimals; what is finer is said as a range. */
const DECIMALS = 6;

export interface InterestShare {
  readonly exact?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

export function fractionOf(share: string): Fraction {
  return new Fraction(share);
}

/** A number as it is written, without an exponent; of a tiny one no more than its first twenty decimals count. */
function inDecimals(percent: number): string {
  const text = String(percent);
  return text.includes('e') ? percent.toFixed(20) : text;
}

/** A share in percent: exactly where six decimals say it, otherwise the range that it lies in. */
export function interestShare(share: Fraction): InterestShare {
  const percent = share.mul(100);
  const rounded = percent.round(DECIMALS);
  if (rounded.equals(percent)) return { exact: rounded.valueOf() };
  return { minimum: percent.floor(DECIMALS).valueOf(), maximum: percent.ceil(DECIMALS).valueOf() };
}

/** What a share of a statement says, as an exact part of the whole; undefined where it says none. A range counts as its lower end. */
export function shareOf(share: InterestShare | undefined): Fraction | undefined {
  const percent = share?.exact ?? share?.minimum;
  return percent === undefined ? undefined : new Fraction(inDecimals(percent)).div(100);
}
