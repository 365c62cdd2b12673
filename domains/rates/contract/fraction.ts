/** An exact positive number: a rate is never a float. The denominator is above zero; made in lowest terms by `fraction`. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(0|[1-9]\d{0,17})(?:\.(\d{1,18}))?$/;

/** Reads a positive decimal of at most 18 digits before and after the point; undefined for anything else, zero and signs included. */
export function parseRate(text: string): Fraction | undefined {
  const found = DECIMAL.exec(text);
  if (found === null) return undefined;
  const [, whole = '0', decimals = ''] = found;
  const numerator = BigInt(whole + decimals);
  return numerator === 0n ? undefined : fraction(numerator, 10n ** BigInt(decimals.length));
}

/** A fraction in lowest terms. Both must be above zero. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const common = greatestCommon(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

export const ONE: Fraction = { numerator: 1n, denominator: 1n };

export function multiply(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

export function invert({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator, denominator: numerator };
}

/** Below zero where `left` is smaller, above where it is larger. */
export function compare(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The digits people are shown of a rate; calculations use all of it. */
export const SHOWN_DIGITS = 6;
/** The digits rates travel with. */
export const WIRE_DIGITS = 12;

/** Decimal text with so many significant digits, half to even, without an exponent and without idle zeros: (1/3, 6) → "0.333333". */
export function decimalText({ numerator, denominator }: Fraction, significant: number): string {
  const decimals = significant - 1 - exponentOf(numerator, denominator);
  const scaled =
    decimals >= 0
      ? halfEven(numerator * 10n ** BigInt(decimals), denominator)
      : halfEven(numerator, denominator * 10n ** BigInt(-decimals)) * 10n ** BigInt(-decimals);
  if (decimals <= 0) return scaled.toString();
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

/** The power of ten of the first digit: 0 for 1 to 9.99, -1 for 0.1 to 0.99. */
function exponentOf(numerator: bigint, denominator: bigint): number {
  let exponent = numerator.toString().length - denominator.toString().length;
  const isBelow =
    exponent >= 0
      ? numerator < denominator * 10n ** BigInt(exponent)
      : numerator * 10n ** BigInt(-exponent) < denominator;
  if (isBelow) exponent -= 1;
  return exponent;
}

/** Division of what is not below zero, half to the even neighbour. */
export function halfEven(dividend: bigint, divisor: bigint): bigint {
  const [whole, rest] = [dividend / divisor, dividend % divisor];
  const twice = rest * 2n;
  if (twice === divisor) return whole + (whole & 1n);
  return twice > divisor ? whole + 1n : whole;
}

/** Division of what is not below zero, upwards. */
export function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

function greatestCommon(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
