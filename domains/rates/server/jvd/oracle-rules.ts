import { compare, fraction, multiply, type Fraction } from '../../contract/index.ts';
import {
  ORACLE_AGE_MAX_S,
  ORACLE_OFF_MEDIAN_BPS,
  ORACLE_SOURCES_MIN,
  ORACLE_STEP_HOUR_BPS,
} from '../../contract/limits.ts';

/** What one source says JVD costs. */
export interface Observation {
  readonly source: string;
  readonly price: Fraction;
  readonly asOf: Date;
}

export interface LastPrice {
  readonly price: Fraction;
  readonly asOf: Date;
}

/** `held`: the price in force stays. `too_few`: not enough sources agree; `too_far`: the price would move further than it may. */
export type OracleVerdict =
  | { readonly outcome: 'price'; readonly price: Fraction }
  | { readonly outcome: 'held'; readonly reason: 'too_few' | 'too_far' };

const BPS = 10_000n;
const HOUR_MS = 3_600_000;

/**
 * JVD's price from what several sources say (money.md section 8): those at most 15 minutes old; without those more than 5 % off
 * their median; the median of at least three that remain; and no more than 2 % an hour away from the last price.
 */
export function judge(
  observations: readonly Observation[],
  { now, last }: { readonly now: Date; readonly last: LastPrice | undefined },
): OracleVerdict {
  const fresh = observations.filter(({ asOf }) => {
    const age_ms = now.getTime() - asOf.getTime();
    return age_ms <= ORACLE_AGE_MAX_S * 1000;
  });
  const first = medianOf(fresh.map(({ price }) => price));
  if (fresh.length < ORACLE_SOURCES_MIN || first === undefined) return { outcome: 'held', reason: 'too_few' };
  const agreeing = fresh.filter(({ price }) => isWithin(price, first, ORACLE_OFF_MEDIAN_BPS));
  const price = medianOf(agreeing.map((observation) => observation.price));
  if (agreeing.length < ORACLE_SOURCES_MIN || price === undefined)
    return { outcome: 'held', reason: 'too_few' };
  if (last !== undefined && !isWithin(price, last.price, allowedBps(last.asOf, now)))
    return { outcome: 'held', reason: 'too_far' };
  return { outcome: 'price', price };
}

/** The longer the last price stands, the further the next may be from it: by 2 % for each hour, counted to the millisecond. */
function allowedBps(since: Date, now: Date): bigint {
  const waited_ms = Math.max(0, now.getTime() - since.getTime());
  return (ORACLE_STEP_HOUR_BPS * BigInt(waited_ms)) / BigInt(HOUR_MS);
}

function isWithin(price: Fraction, of: Fraction, bps: bigint): boolean {
  const low = multiply(of, fraction(bps >= BPS ? 1n : BPS - bps, BPS));
  const high = multiply(of, fraction(BPS + bps, BPS));
  return compare(low, price) <= 0 && compare(price, high) <= 0;
}

/** The middle one; of an even number the mean of the middle two. Undefined of none. */
export function medianOf(prices: readonly Fraction[]): Fraction | undefined {
  const sorted = prices.toSorted(compare);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  if (below === undefined || above === undefined) return undefined;
  return fraction(
    below.numerator * above.denominator + above.numerator * below.denominator,
    below.denominator * above.denominator * 2n,
  );
}
