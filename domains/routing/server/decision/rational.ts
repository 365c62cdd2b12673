import { halfEven } from '@egcr/rates/contract';

/** An exact number of either sign. The denominator is above zero; not in lowest terms, for comparing needs none. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** So many decimals a decision shows. */
const SHOWN_PLACES = 12;
const SHOWN_SCALE = 10n ** BigInt(SHOWN_PLACES);
/** As many places as the decimals of the contract have. */
const tens = Array.from({ length: 19 }, (_, places) => 10n ** BigInt(places));
/** Far more than what a double rounds away. */
const CERTAIN = 1e-9;

export function rational(numerator: bigint, denominator: bigint = 1n): Rational {
  return { numerator, denominator };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

/** Reads a decimal without a sign, as the contract has checked it. */
export function readDecimal(text: string): Rational {
  const point = text.indexOf('.');
  if (point === -1) return rational(BigInt(text));
  const decimals = text.length - point - 1;
  return rational(
    BigInt(text.slice(0, point) + text.slice(point + 1)),
    tens[decimals] ?? 10n ** BigInt(decimals),
  );
}

/** The same number in lowest terms: for one that is calculated with many times. */
export function lowest({ numerator, denominator }: Rational): Rational {
  let [one, other] = [numerator < 0n ? -numerator : numerator, denominator];
  while (other > 0n) [one, other] = [other, one % other];
  return rational(numerator / one, denominator / one);
}

export function plus(left: Rational, right: Rational): Rational {
  if (left.numerator === 0n) return right;
  if (right.numerator === 0n) return left;
  return left.denominator === right.denominator
    ? rational(left.numerator + right.numerator, left.denominator)
    : rational(
        left.numerator * right.denominator + right.numerator * left.denominator,
        left.denominator * right.denominator,
      );
}

export function minus(left: Rational, right: Rational): Rational {
  return plus(left, rational(-right.numerator, right.denominator));
}

export function times(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** The divisor is above zero. */
export function over(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** Below zero where `left` is smaller, above where it is larger. */
export function compare(left: Rational, right: Rational): -1 | 0 | 1 {
  if (left.denominator === right.denominator) return order(left.numerator, right.numerator);
  return order(left.numerator * right.denominator, right.numerator * left.denominator);
}

function order(one: bigint, other: bigint): -1 | 0 | 1 {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** About so much: enough to order numbers that are not nearly equal. NaN where the number has too many digits for that. */
export function roughly({ numerator, denominator }: Rational): number {
  const [above, below] = [Number(numerator), Number(denominator)];
  return Number.isFinite(above) && Number.isFinite(below) ? above / below : Number.NaN;
}

/** Whether two that are about so much are certainly different. */
export function isApart(one: number, other: number): boolean {
  return Math.abs(one - other) > CERTAIN * (Math.abs(one) + Math.abs(other));
}

/** Decimal text of at most 12 places, half to even, without idle zeros. */
export function decimalText({ numerator, denominator }: Rational): string {
  const isNegative = numerator < 0n;
  const scaled = halfEven((isNegative ? -numerator : numerator) * SHOWN_SCALE, denominator);
  const text = placed(scaled.toString().padStart(SHOWN_PLACES + 1, '0'));
  return isNegative && scaled > 0n ? `-${text}` : text;
}

function placed(digits: string): string {
  const point = digits.length - SHOWN_PLACES;
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end -= 1;
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}
