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
  const { depth, real } = finestOf(candidate.outcomes, payment);
  const size = candidate.window ?? settings.window;
  const threshold = candidate.latency_threshold_ms ?? settings.latency_threshold_ms ?? Infinity;
  let bad = 0;
  let left = Math.min(size, real);
  for (let at = candidate.outcomes.length - 1; left > 0; at -= 1) {
    const outcome = candidate.outcomes[at];
    if (outcome === undefined) break;
    if (outcome.result === 'user_error' || depthOf(outcome, payment) < depth) continue;
    if (outcome.result !== 'success' || outcome.latency_ms > threshold) bad += 1;
    left -= 1;
  }
  const rate = bad === 0 ? ONE : rational(BigInt(size - bad), BigInt(size));
  return { rate, key: keys[depth] ?? 'rail', real };
}

/** The finest key with enough outcomes that count, and how many those are. */
function finestOf(outcomes: readonly Outcome[], payment: RoutedPayment) {
  const counts = [0, 0, 0, 0];
  for (const outcome of outcomes) {
    if (outcome.result === 'user_error') continue;
    const depth = depthOf(outcome, payment);
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
  let depth = keys.length - 1;
  let real = counts[depth] ?? 0;
  while (depth > 0 && real < REAL_OUTCOMES_MIN) {
    depth -= 1;
    real += counts[depth] ?? 0;
  }
  return { depth, real };
}

/** How many keys beyond the rail an outcome shares with the payment. What it does not say of itself is as in the payment. */
function depthOf(outcome: Outcome, payment: RoutedPayment): number {
  if (outcome.method !== undefined && outcome.method !== payment.method) return 0;
  if (outcome.currency !== undefined && outcome.currency !== payment.amount.assetCode) return 1;
  return outcome.country !== undefined && outcome.country !== payment.payer_country ? 2 : 3;
}
