import type { RouteCandidate } from '../../contract/index.ts';
import {
  lowest,
  minus,
  ONE,
  over,
  plus,
  rational,
  readDecimal,
  times,
  ZERO,
  type Rational,
} from './rational.ts';

const WHOLE_BPS = rational(10_000n);

/**
 * Of the amount, in hundredths of a percent: fixed and scheme fees, the variable fee, the exchange, and what waiting counts for. Undefined
 * where it is unknown.
 */
export function costOf(
  { cost }: RouteCandidate,
  {
    amountMinor,
    lambda,
    spread,
  }: {
    readonly amountMinor: bigint;
    readonly lambda: Rational;
    /** What the path takes; zero where nothing is exchanged. */
    readonly spread: Rational;
  },
): Rational | undefined {
  if (cost === null || cost === undefined) return undefined;
  const once = rational((BigInt(cost.fixed) + BigInt(cost.scheme)) * WHOLE_BPS.numerator, amountMinor);
  const waiting = cost.p95_ms > 1000 ? rational(BigInt(cost.p95_ms - 1000), 1000n) : ZERO;
  const exchange =
    cost.fx_spread_bps === null || cost.fx_spread_bps === undefined
      ? spread
      : readDecimal(cost.fx_spread_bps);
  const running = plus(readDecimal(cost.variable_bps), times(lambda, waiting));
  return plus(plus(once, running), exchange);
}

/** What a path takes against a middle rate: below zero where it brings more. */
export function spreadOf(rate: Rational, mid: Rational): Rational {
  return lowest(times(WHOLE_BPS, minus(ONE, over(rate, mid))));
}

/** Success times what is left of the margin after the cost. */
export function expectedValue(success: Rational, cost_bps: Rational, margin: Rational): Rational {
  return times(success, minus(margin, over(cost_bps, WHOLE_BPS)));
}

/** What a rail takes of an amount, in its minor units and rounded up, without the exchange; undefined where it is unknown. */
export function feeOver({ cost }: Pick<RouteCandidate, 'cost'>, amountMinor: bigint): bigint | undefined {
  if (cost === null || cost === undefined) return undefined;
  const { numerator, denominator } = over(
    times(readDecimal(cost.variable_bps), rational(amountMinor)),
    WHOLE_BPS,
  );
  const variable = (numerator + denominator - 1n) / denominator;
  return BigInt(cost.fixed) + BigInt(cost.scheme) + variable;
}
