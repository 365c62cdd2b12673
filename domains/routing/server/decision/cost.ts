import type { RouteCandidate } from '../../contract/index.ts';
import { lowest, minus, ONE, over, plus, rational, readDecimal, times, type Rational } from './rational.ts';

const WHOLE_BPS = rational(10_000n);

/** What costs are reckoned with, the same for all rails of a question. */
export interface Measures {
  readonly amountMinor: bigint;
  /** Hundredths of a percent for each second of waiting beyond the first. */
  readonly lambda: Rational;
}

/**
 * Of the amount, in hundredths of a percent: fixed and scheme fees, the variable fee, the exchange, and what waiting counts for. The function it
 * gives has read what the rails share. Undefined where the cost is unknown. `spread` is what the path takes; zero where nothing is exchanged.
 */
export function costsOf({
  amountMinor,
  lambda,
}: Measures): (candidate: RouteCandidate, spread: Rational) => Rational | undefined {
  // Fees and waiting over one denominator, so that two numbers of a rail become one fraction.
  const below = amountMinor * lambda.denominator * 1000n;
  const feeTimes = WHOLE_BPS.numerator * lambda.denominator * 1000n;
  const waitTimes = lambda.numerator * amountMinor;
  return ({ cost }, spread) => {
    if (cost === null || cost === undefined) return undefined;
    const fees = (BigInt(cost.fixed) + BigInt(cost.scheme)) * feeTimes;
    const waited = cost.p95_ms > 1000 ? fees + BigInt(cost.p95_ms - 1000) * waitTimes : fees;
    const exchange = cost.fx_spread_bps ?? null;
    const running = plus(readDecimal(cost.variable_bps), exchange === null ? spread : readDecimal(exchange));
    return plus(rational(waited, below), running);
  };
}

/** What a path takes against a middle rate: below zero where it brings more. */
export function spreadOf(rate: Rational, mid: Rational): Rational {
  return lowest(times(WHOLE_BPS, minus(ONE, over(rate, mid))));
}

/** Success times what is left of the margin after the cost. */
export function expectedValue(success: Rational, cost_bps: Rational, margin: Rational): Rational {
  const kept =
    margin.numerator * WHOLE_BPS.numerator * cost_bps.denominator - cost_bps.numerator * margin.denominator;
  return rational(
    success.numerator * kept,
    success.denominator * margin.denominator * WHOLE_BPS.numerator * cost_bps.denominator,
  );
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
