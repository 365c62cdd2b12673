import type { RateCurrency } from './currencies.ts';
import { compare, fraction, multiply, type Fraction } from './fraction.ts';

const BPS = 10_000n;

/** How far a price may move automatically within a day, in hundredths of a percent. Further takes two people. */
const JVD_STEP_DAY_BPS = 500n;
const TABLE_STEP_DAY_BPS = 1000n;
/** How far two people may move one within a day. No price of the world goes further, and a mistyped one is found by then. */
export const APPROVED_STEP_DAY_BPS = 5000n;

export function stepDayBps(base: RateCurrency, quote: RateCurrency): bigint {
  return base === 'JVD' || quote === 'JVD' ? JVD_STEP_DAY_BPS : TABLE_STEP_DAY_BPS;
}

/**
 * Whether a price is near enough to every price of the last day. Each counts, and not only the last: a price cannot walk further in many
 * small steps than in one. Without an earlier price any is.
 */
export function isStepWithin(price: Fraction, ofDay: readonly Fraction[], bps: bigint): boolean {
  return ofDay.every((before) => {
    const low = multiply(before, fraction(BPS - bps, BPS));
    const high = multiply(before, fraction(BPS + bps, BPS));
    return compare(low, price) <= 0 && compare(price, high) <= 0;
  });
}
