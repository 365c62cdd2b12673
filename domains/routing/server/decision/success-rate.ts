import type {
  Outcome,
  RouteCandidate,
  RoutedPayment,
  RoutingSettings,
  SuccessKey,
} from '../../contract/index.ts';
import { REAL_OUTCOMES_MIN } from '../../contract/limits.ts';
import { ONE, rational, readDecimal, type Rational } from './rational.ts';

export interface SuccessRate {
  readonly rate: Rational;
  readonly key: SuccessKey;
  /** Outcomes of that key that count. */
  readonly real: number;
}

/** The coarsest comes first; each includes those before it. */
const keys = ['rail', 'method', 'currency', 'country'] as const satisfies readonly SuccessKey[];

/**
 * The share of the last outcomes that went well, of the finest key with enough of them. The window begins full of ones, so a new rail is
 * trusted until it fails. An outcome slower than the threshold counts as a failure; an error of the payer counts not at all.
 */
export function successRateOf(
  candidate: RouteCandidate,
  payment: RoutedPayment,
  settings: RoutingSettings,
): SuccessRate {
  const given = candidate.success_rate ?? null;
  if (given !== null) return { rate: readDecimal(given), key: 'given', real: 0 };
  const counted = candidate.outcomes.filter(({ result }) => result !== 'user_error');
  const depths = counted.map((outcome) => depthOf(outcome, payment));
  const countOf = (depth: number) => depths.filter((each) => each >= depth).length;
  let depth = keys.length - 1;
  while (depth > 0 && countOf(depth) < REAL_OUTCOMES_MIN) depth -= 1;
  const outcomes = counted.filter((_, at) => (depths[at] ?? 0) >= depth);
  const size = candidate.window ?? settings.window;
  const threshold = candidate.latency_threshold_ms ?? settings.latency_threshold_ms ?? Infinity;
  const bad = outcomes
    .slice(-size)
    .filter(({ result, latency_ms: latency }) => result !== 'success' || latency > threshold).length;
  const rate = bad === 0 ? ONE : rational(BigInt(size - bad), BigInt(size));
  return { rate, key: keys[depth] ?? 'rail', real: outcomes.length };
}

/** How many keys beyond the rail an outcome shares with the payment. What it does not say of itself is as in the payment. */
function depthOf(outcome: Outcome, { method, amount, payer_country: country }: RoutedPayment): number {
  if (outcome.method !== undefined && outcome.method !== method) return 0;
  if (outcome.currency !== undefined && outcome.currency !== amount.assetCode) return 1;
  return outcome.country !== undefined && outcome.country !== country ? 2 : 3;
}
